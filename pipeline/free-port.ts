import net from 'node:net';

/** How many ports above the wanted one are tried. */
const attempts = 50;

/**
 * The first free port of 127.0.0.1 from `wanted` on.
 * @throws when fifty in a row are taken
 */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + attempts; port += 1) if (await isFree(port)) return port;
  throw new Error(
    `Ports ${wanted} to ${wanted + attempts - 1} are all taken: free one, or set PORT.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { distDir } from '../paths.ts';
import { startWorker } from '../serve-worker.ts';

// Serves what was built, until it is told to stop.

if (!fs.existsSync(path.join(distDir, 'server/wrangler.json'))) {
  console.error(
    'Nothing is built yet: run `npm run build`, or `npm start`, which builds and serves.',
  );
  process.exit(1);
}
const worker = await startWorker({ port: await freePort(Number(process.env['PORT'] ?? 8787)) });
console.log(`\nServing the site at ${worker.url}\nStop with Ctrl+C.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void worker.stop().then(() => process.exit(0)));

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const compressible = /^text\/|json|svg|xml/;

export interface StaticServer {
  /** with a slash at the end */
  url: string;
  stop(): Promise<void>;
}

interface StaticFile {
  body: Buffer;
  headers: http.OutgoingHttpHeaders;
}

/**
 * Serves a built site from memory, compressed before the first request: gzip and HTTP/1.1, as workerd serves this one. Pages are
 * revalidated, files with a hash in their name are kept.
 */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const files = new Map<string, StaticFile>();
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!fs.statSync(file).isFile()) continue;
    const address = `/${name.split(path.sep).join('/')}`.replace(/\/index\.html$/, '/');
    files.set(address, readStaticFile(file));
  }
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const found = files.get(pathname);
    const file = found ?? files.get('/404.html');
    if (found && request.headers['if-none-match'] === found.headers['etag']) {
      response.writeHead(304, found.headers).end();
      return;
    }
    response.writeHead(found ? 200 : 404, file?.headers).end(file?.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readStaticFile(file: string): StaticFile {
  const raw = fs.readFileSync(file);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const gzip = compressible.test(type);
  const hashed = /[.-][\w-]{8,}\.\w+$/.test(path.basename(file)) && !file.endsWith('.html');
  return {
    body: gzip ? gzipSync(raw) : raw,
    headers: {
      'content-type': type,
      ...(gzip && { 'content-encoding': 'gzip' }),
      'cache-control': hashed
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      etag: `"${createHash('sha256').update(raw).digest('hex').slice(0, 32)}"`,
    },
  };
}

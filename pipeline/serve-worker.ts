import path from 'node:path';
import { unstable_startWorker } from 'wrangler';
import { distDir, root } from './paths.ts';

export interface WorkerOptions {
  /** 0 takes any that is free */
  port?: number;
  /** the folder of the build */
  built?: string;
  /** in place of those in wrangler.toml. Prerendered pages keep the ones that they were made with */
  vars?: Record<string, string>;
}

export interface RunningWorker {
  /** with a slash at the end */
  url: string;
  /** of an address of the site: path and query */
  fetch(address: string): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the built Worker in workerd, with its assets as they are on disk now. No account, no network. */
export async function startWorker({
  port = 0,
  built = distDir,
  vars = {},
}: WorkerOptions = {}): Promise<RunningWorker> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  process.env['WRANGLER_SEND_METRICS'] = 'false';
  const worker = await unstable_startWorker({
    config: path.join(built, 'server/wrangler.json'),
    bindings: Object.fromEntries(
      Object.entries(vars).map(([name, value]) => [name, { type: 'plain_text' as const, value }]),
    ),
    dev: {
      logLevel: 'error',
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      watch: false,
      persist: path.join(root, '.wrangler/state'),
    },
  });
  const url = await worker.url;
  return {
    url: url.href,
    fetch: (address) => fetch(new URL(address, url), { redirect: 'manual' }),
    stop: () => worker.dispose(),
  };
}

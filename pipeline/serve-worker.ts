import { unstable_startWorker } from 'wrangler';
import { builtConfigFile, readBuiltConfig } from './built-config.ts';
import { migrateLocally, stateDir } from './migrations.ts';
import { distDir } from './paths.ts';

export interface RunningWorker {
  /** with a slash at the end */
  url: string;
  /** of an address of the site: path and query */
  fetch(address: string): Promise<Response>;
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** 0 takes any that is free */
  port?: number;
  /** the folder of the build */
  built?: string;
  /** in place of those in wrangler.toml. Prerendered pages keep the ones that they were made with */
  vars?: Record<string, string>;
  /** keeps the database and caches in .wrangler/state (true), or forgets them (false): then there are no tables either */
  persist?: boolean;
}

/**
 * Starts the built Worker in workerd, with its assets as they are on disk now and its local database up to date. No account, no network.
 */
export async function startWorker({
  port = 0,
  built = distDir,
  vars = {},
  persist = true,
}: WorkerOptions = {}): Promise<RunningWorker> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  process.env['WRANGLER_SEND_METRICS'] = 'false';
  if (persist) migrateLocally(readBuiltConfig(built).targetEnvironment);
  const worker = await unstable_startWorker({
    config: builtConfigFile(built),
    bindings: Object.fromEntries(
      Object.entries(vars).map(([name, value]) => [name, { type: 'plain_text' as const, value }]),
    ),
    dev: {
      logLevel: 'error',
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      watch: false,
      persist: persist && stateDir,
    },
  });
  const url = await worker.url;
  return {
    url: url.href,
    fetch: (address) => fetch(new URL(address, url), { redirect: 'manual' }),
    stop: () => worker.dispose(),
  };
}

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

// wrangler brings these two: the versions it runs are the ones to measure
const fromWrangler = createRequire(createRequire(import.meta.url).resolve('wrangler/package.json'));
const { Miniflare, convertV4MiniflareOptions } = fromWrangler(
  'miniflare',
) as typeof import('miniflare');

export interface DirectWorker {
  /** workerd's own socket, with a slash at the end */
  url: string;
  stop(): Promise<void>;
}

export interface DirectOptions {
  /** variables that take the place of the configuration's */
  vars?: Record<string, string>;
  /** leaves the assets out: miniflare puts two Workers of its own before a Worker that has some, which is most of the time of an endpoint */
  withoutAssets?: boolean;
  /** bindings that are left out, by name */
  without?: string[];
  /** keeps databases and caches in this folder (migrateLocally makes the tables); without it they are forgotten */
  persist?: string;
  /** is given each line that the Worker logs; without it they are dropped */
  onLog?: (line: string) => void;
}

/** The version of workerd that serves. */
export function workerdVersion(): string {
  const fromMiniflare = createRequire(fromWrangler.resolve('miniflare'));
  return (fromMiniflare('workerd/package.json') as { version: string }).version;
}

/**
 * Starts a built Worker with its assets, on a socket of workerd itself: nothing written in JavaScript outside of workerd stands between,
 * unlike with `wrangler dev` and `startWorker`, whose proxies answer some 200 requests a second.
 * @param config a wrangler configuration; without a `main`, the assets alone are served
 */
export async function startDirect(
  config: string,
  { vars = {}, withoutAssets = false, without = [], persist, onLog = () => {} }: DirectOptions = {},
): Promise<DirectWorker> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config);
  const { bindings, d1Databases, ratelimits } = workerOptions as Bindings;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      handleStructuredLogs: ({ message }) => onLog(message),
      // wrangler, too, keeps them in a folder named by the version of their format
      ...(persist && { resourcePersistencePath: path.join(persist, 'v3') }),
      workers: [
        {
          ...workerOptions,
          name: 'site',
          ...(withoutAssets && { assets: undefined }),
          bindings: { ...bindings, ...vars },
          d1Databases: leaveOut(d1Databases, without),
          ratelimits: leaveOut(ratelimits, without),
          ...(main ? modulesOf(main) : noScript),
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  );
  const url = await miniflare.unsafeGetDirectURL('site');
  return { url: url.href, stop: () => miniflare.dispose() };
}

type Bindings = Record<
  'bindings' | 'd1Databases' | 'ratelimits',
  Record<string, never> | undefined
>;

function leaveOut(bindings: Record<string, never> = {}, names: string[]): Record<string, never> {
  return Object.fromEntries(Object.entries(bindings).filter(([name]) => !names.includes(name)));
}

/** What wrangler, too, puts in the place of a script when there are only assets. It is never called. */
const noScript = {
  modules: [{ type: 'ESModule' as const, path: 'no-script.mjs', contents: 'export default {}' }],
};

/** Every module of the built Worker, the main one first. */
function modulesOf(main: string) {
  const folder = path.dirname(main);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.m?js$/.test(file) && file !== main);
  return {
    modulesRoot: folder,
    modules: [main, ...files].map((file) => ({ type: 'ESModule' as const, path: file })),
  };
}

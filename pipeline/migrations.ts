import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

/** Where the local D1 database is kept, and everything else that workerd stores. */
export const stateDir = path.join(root, '.wrangler/state');
const migrationsDir = path.join(root, 'edge/migrations');

/** The binding of the database in wrangler.toml. */
export const databaseBinding = 'DB';

/**
 * Runs wrangler, and waits for it.
 * @param options.environment of wrangler.toml; undefined: the local one
 * @param options.config instead of wrangler.toml
 * @returns its exit status and what it printed, unless that went to the terminal
 */
export function runWrangler(
  args: string[],
  {
    environment,
    stdio = 'pipe',
    config = path.join(root, 'wrangler.toml'),
  }: {
    environment?: string | undefined;
    stdio?: 'inherit' | 'pipe';
    config?: string | undefined;
  },
): { status: number; stdout: string; stderr: string } {
  const chosen = environment ? ['--env', environment] : [];
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/wrangler'),
    [...args, '--config', config, ...chosen],
    {
      stdio,
      encoding: 'utf8',
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    },
  );
  return { status: status ?? 1, stdout: stdout ?? '', stderr: stderr ?? '' };
}

/**
 * Brings the local database in a folder up to date. A stamp beside it says which migrations it has, as asking wrangler takes seconds.
 * @throws with wrangler's words when a migration fails
 */
export function migrateLocally(environment: string | undefined, folder = stateDir): void {
  const stamp = path.join(folder, `migrated-${environment ?? 'local'}`);
  const wanted = migrationsHash();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  const { status, stdout, stderr } = runWrangler(
    ['d1', 'migrations', 'apply', databaseBinding, '--local', '--persist-to', folder],
    { environment },
  );
  if (status !== 0)
    throw new Error(`The local database could not be migrated:\n${stdout}${stderr}`);
  fs.writeFileSync(stamp, wanted);
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of fs.readdirSync(migrationsDir).sort())
    hash.update(name).update(fs.readFileSync(path.join(migrationsDir, name)));
  return hash.digest('hex');
}

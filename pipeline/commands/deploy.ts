import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runBuild } from '../build.ts';
import { distDir, root } from '../paths.ts';
import { exitOnAuthorError } from './report.ts';

// Builds, then hands over to wrangler with all arguments: `npm run deploy -- --dry-run`, `-- --env staging`.

await exitOnAuthorError(runBuild());
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/wrangler'),
  ['deploy', '--config', path.join(distDir, 'server/wrangler.json'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
);
process.exit(status ?? 1);

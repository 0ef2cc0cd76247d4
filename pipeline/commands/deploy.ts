import { parseArgs } from 'node:util';
import { builtConfigFile } from '../built-config.ts';
import { runBuild } from '../build.ts';
import { databaseBinding, runWrangler } from '../migrations.ts';
import { exitOnAuthorError } from './report.ts';

// Builds for an environment, migrates its database, then deploys: `npm run deploy -- --env staging`. `-- --dry-run` works offline: it
// migrates nothing and deploys nothing. Other arguments are handed over to wrangler.

const { values } = parseArgs({
  strict: false,
  options: { env: { type: 'string', default: 'production' }, 'dry-run': { type: 'boolean' } },
});
const environment = String(values.env);
const handedOver = process.argv.slice(2).filter((argument, index, all) => {
  return !/^--env(=|$)/.test(argument) && all[index - 1] !== '--env';
});

// the configuration in dist/ is of this environment alone
process.env['CLOUDFLARE_ENV'] = environment;
await exitOnAuthorError(runBuild());
// before the code that needs the tables; a migration must suit the code that is still running, too
if (values['dry-run']) console.log('Dry run: the database is not migrated.');
else stopOnFailure(['d1', 'migrations', 'apply', databaseBinding, '--remote'], environment);
stopOnFailure(['deploy', ...handedOver], undefined, builtConfigFile());

function stopOnFailure(args: string[], target: string | undefined, config?: string): void {
  const { status } = runWrangler(args, { environment: target, stdio: 'inherit', config });
  if (status !== 0) process.exit(status);
}

import { runBuild } from '../build.ts';
import { exitOnAuthorError } from './report.ts';

await exitOnAuthorError(runBuild());

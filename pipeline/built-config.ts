import fs from 'node:fs';
import path from 'node:path';
import { distDir } from './paths.ts';

/** What the build made of wrangler.toml for the environment that it was built for. */
export interface BuiltConfig {
  targetEnvironment?: string;
  vars: Record<string, string>;
}

export const builtConfigFile = (built = distDir): string =>
  path.join(built, 'server/wrangler.json');

/** @throws when nothing is built */
export function readBuiltConfig(built = distDir): BuiltConfig {
  return JSON.parse(fs.readFileSync(builtConfigFile(built), 'utf8')) as BuiltConfig;
}

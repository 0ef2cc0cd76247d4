import fs from 'node:fs';
import path from 'node:path';
import { distDir } from '../paths.ts';

/** The public address that the Worker was built for (SITE_ORIGIN of wrangler.toml), without a trailing slash. */
export function siteOrigin(): string {
  const file = path.join(distDir, 'server/wrangler.json');
  const { vars } = JSON.parse(fs.readFileSync(file, 'utf8')) as { vars: { SITE_ORIGIN: string } };
  return vars.SITE_ORIGIN;
}

import { root } from '../paths.ts';

/** What authors write for the public address, which differs between deployments. */
const placeholder = '%SITE_ORIGIN%';

let reading: Promise<string> | undefined;

/** The public address that the site is built for (SITE_ORIGIN of wrangler.toml), without a trailing slash. */
export function siteOrigin(): Promise<string> {
  return (reading ??= readOrigin());
}

/** The text with the public address in place of `%SITE_ORIGIN%`. */
export async function withOrigin(text: string): Promise<string> {
  return text.includes(placeholder) ? text.replaceAll(placeholder, await siteOrigin()) : text;
}

async function readOrigin(): Promise<string> {
  // wrangler is large, and most pages have no use for it
  const { unstable_readConfig } = await import('wrangler');
  const { vars } = unstable_readConfig({
    config: `${root}/wrangler.toml`,
    env: process.env['CLOUDFLARE_ENV'],
  });
  return String(vars['SITE_ORIGIN']);
}

/** Bindings and variables of wrangler.toml. */
interface Env {
  ASSETS: Fetcher;
  /** public address of the site, without a trailing slash: canonical links, Open Graph, sitemap */
  SITE_ORIGIN: string;
}

declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
    SITE_ORIGIN: string;
  }
}

/** Bindings and variables of wrangler.toml. */
interface Env {
  ASSETS: Fetcher;
  /** public address of the site, without a trailing slash: canonical links, Open Graph, sitemap */
  SITE_ORIGIN: string;
  /** keeps what readers use, if they agree; further variables are checked by app/_content/features.ts */
  EVENTS?: AnalyticsEngineDataset;
}

declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
    SITE_ORIGIN: string;
    EVENTS?: AnalyticsEngineDataset;
  }
}

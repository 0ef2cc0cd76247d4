/** Bindings and variables of wrangler.toml. */
interface Env {
  ASSETS: Fetcher;
  /** public address of the site, without a trailing slash: canonical links, Open Graph, sitemap */
  SITE_ORIGIN: string;
  /** keeps what readers use, if they agree; further variables are checked by app/_content/features.ts */
  EVENTS?: AnalyticsEngineDataset;
}

declare module 'virtual:ad-frame-script' {
  /** app/_ads/frame.ts as a minified classic script */
  const script: string;
  export default script;
}

declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
    SITE_ORIGIN: string;
    EVENTS?: AnalyticsEngineDataset;
  }
}

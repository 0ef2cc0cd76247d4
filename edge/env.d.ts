/** Bindings and variables of wrangler.toml. What is optional there may be left out, and the Worker does without. */
interface Env {
  ASSETS: Fetcher;
  /** feedback; without it feedback is answered 503 */
  DB?: D1Database;
  /** how often an address may send feedback */
  FEEDBACK_LIMIT?: RateLimit;
  /** counts of what the Worker does; nothing is counted without it */
  METRICS?: AnalyticsEngineDataset;
  /** names the deployment */
  VERSION?: WorkerVersionMetadata;
  /** public address of the site, without a trailing slash: canonical links, Open Graph, sitemap */
  SITE_ORIGIN: string;
  /** calls of /mcp by one address */
  MCP_LIMIT: RateLimit;
  /** keeps what readers use, if they agree */
  EVENTS?: AnalyticsEngineDataset;
  // app/_content/features.ts checks these, and those that only it reads
  /** https address of the third-party ad feed; empty: no ads from it */
  AD_FEED_URL?: string;
  /** `allow`: AD_FEED_URL may be `http://127.0.0.1:…`. For tests and local work only, never in a deployment */
  AD_FEED_LOOPBACK?: string;
  /** Google Analytics 4 measurement id; empty: none */
  GA_ID?: string;
}

declare module 'virtual:ad-frame-script' {
  /** app/_ads/frame.ts as a minified classic script */
  const script: string;
  export default script;
}

/** Names what the Worker was built from (vite.config.ts). */
declare const SITE_BUILD: string;

declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
    SITE_ORIGIN: string;
    EVENTS?: AnalyticsEngineDataset;
  }
}

declare module 'virtual:inline-script' {
  /** the source of app/_inline for the Content-Security-Policy: `'sha256-…'` */
  export const hash: string;
}

interface ImportMeta {
  /** filled in by Vite: false under `npm run dev` */
  readonly env: { readonly PROD: boolean };
}

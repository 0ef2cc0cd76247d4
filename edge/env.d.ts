/** Bindings and variables of wrangler.toml. */
interface Env {
  ASSETS: Fetcher;
  /** public address of the site, without a trailing slash: canonical links, Open Graph, sitemap */
  SITE_ORIGIN: string;
  /** calls of /mcp by one address */
  MCP_LIMIT: RateLimit;
}

/** Names the build that this is; empty while the site is being written (vite.config.ts). */
declare const BUILD_ID: string;

declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
    SITE_ORIGIN: string;
  }
}

declare module 'cloudflare:workers' {
  /** The bindings that pages use. All of them are in edge/env.d.ts. */
  export const env: {
    ASSETS: { fetch(url: string): Promise<Response> };
    SITE_ORIGIN: string;
  };
}

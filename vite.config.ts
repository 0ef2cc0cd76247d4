import { cloudflare } from '@cloudflare/vite-plugin';
import vinext from 'vinext';
import { defineConfig } from 'vite';
import { demoChunks } from './pipeline/vite/demo-chunks.ts';
import { devDocuments } from './pipeline/vite/dev-documents.ts';
import { inlineScript } from './pipeline/vite/inline-script.ts';
import { pigmentCss } from './pipeline/vite/pigment.ts';

// wrangler would ask its maker's servers for a sample of request data at every start
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false';
process.env['WRANGLER_SEND_METRICS'] ??= 'false';

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScript(),
    devDocuments(),
    demoChunks(),
    pigmentCss(),
    vinext(),
    cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] } }),
  ],
  environments: {
    client: {
      define:
        command === 'build'
          ? {
              // vinext's client asks for /path/index.txt, a static asset, where a site is exported; the rest of the export mode is
              // not wanted. An internal of vinext 1.4.0, held by tests/e2e/navigation.spec.ts.
              'process.env.__NEXT_CONFIG_OUTPUT': '"export"',
            }
          : {},
    },
  },
}));

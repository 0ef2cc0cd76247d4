import { cloudflare } from '@cloudflare/vite-plugin';
import vinext from 'vinext';
import { defineConfig } from 'vite';
import { withoutStyleSheets } from './pipeline/demos/styles.ts';
import { demoChunks } from './pipeline/vite/demo-chunks.ts';
import { demoScopes } from './pipeline/vite/demo-scopes.ts';
import { devDocuments } from './pipeline/vite/dev-documents.ts';
import { devFixtures } from './pipeline/vite/dev-fixtures.ts';
import { inlineScript } from './pipeline/vite/inline-script.ts';
import { pigmentCss } from './pipeline/vite/pigment.ts';

// wrangler would ask its maker's servers for a sample of request data at every start
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false';
process.env['WRANGLER_SEND_METRICS'] ??= 'false';

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScript(),
    devDocuments(),
    devFixtures(),
    demoChunks(),
    withoutStyleSheets(),
    demoScopes(),
    pigmentCss(),
    vinext(),
    cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] } }),
  ],
  // what the Worker keeps in caches belongs to one build
  define: { BUILD_ID: JSON.stringify(process.env['BUILD_ID'] ?? '') },
  environments: {
    client: {
      define: {
        // part of what ships, as upstream means it to be: the key says whose site it is, and opens nothing
        'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env['MUI_X_LICENSE_KEY'] ?? ''),
        ...(command === 'build'
          ? {
              // vinext's client asks for /path/index.txt, a static asset, where a site is exported; the rest of the export mode is
              // not wanted. An internal of vinext 1.4.0, held by tests/e2e/navigation.spec.ts.
              'process.env.__NEXT_CONFIG_OUTPUT': '"export"',
            }
          : {}),
      },
    },
  },
}));

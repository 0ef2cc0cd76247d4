import { cloudflare } from '@cloudflare/vite-plugin';
import vinext from 'vinext';
import { defineConfig } from 'vite';
import { pigmentRsc } from './pigment-spike.ts';
const theme = { vars: {}, colorSchemes: {light:{}} } as any;
export default defineConfig({
  plugins: [ { name:'docs', configureServer(s:any){ s.middlewares.use((q:any,r:any,n:any)=> q.url.startsWith('/_documents/') ? r.end('{"hello":1}') : n()); } },
    pigmentRsc({ theme } as any),
    vinext(),
    cloudflare({ viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] } }),
  ],
});

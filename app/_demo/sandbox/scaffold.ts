interface Scaffold {
  title: string;
  variant: 'ts' | 'js';
  styling: 'system' | 'tailwind' | 'css';
  /** code of the module that renders the demo */
  entry: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Everything of a Vite project but the demo itself, by path. */
export function projectFiles(scaffold: Scaffold): Record<string, string> {
  const { title, variant, styling, entry, dependencies, devDependencies } = scaffold;
  const isTypeScript = variant === 'ts';
  const isTailwind = styling === 'tailwind';
  const entryName = isTypeScript ? 'src/index.tsx' : 'src/index.jsx';
  return {
    'package.json': json({
      name: 'demo',
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: { dev: 'vite', start: 'vite', build: 'vite build' },
      dependencies,
      devDependencies,
    }),
    // npm would install a second React for packages older than React 19, which do not name it among their peers
    '.npmrc': 'legacy-peer-deps=true\n',
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./${entryName}"></script>
  </body>
</html>
`,
    [isTypeScript ? 'vite.config.ts' : 'vite.config.js']: `${
      isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''
    }import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],
});
`,
    [entryName]: entry,
    ...(isTailwind ? { 'src/index.css': "@import 'tailwindcss';\n" } : {}),
    ...(isTypeScript
      ? {
          'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
          'tsconfig.json': json({
            compilerOptions: {
              target: 'ES2023',
              lib: ['ES2023', 'DOM', 'DOM.Iterable'],
              module: 'ESNext',
              moduleResolution: 'bundler',
              jsx: 'react-jsx',
              strict: true,
              skipLibCheck: true,
              noEmit: true,
              isolatedModules: true,
            },
            include: ['src'],
          }),
        }
      : {}),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

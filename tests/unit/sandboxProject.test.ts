import { decompressFromBase64 } from 'lz-string';
import { describe, expect, test } from 'vitest';
import { importedPackages } from '../../app/_demo/sandbox/imports.ts';
import { codeSandboxPost } from '../../app/_demo/sandbox/openCodeSandbox.ts';
import { stackBlitzPost } from '../../app/_demo/sandbox/openStackBlitz.ts';
import { sandboxProject, type SandboxDemo } from '../../app/_demo/sandbox/project.ts';

const packages = {
  react: { version: '19.0.0', peers: [] },
  'react-dom': { version: '19.0.0', peers: ['react'] },
  '@mui/material': { version: '6.3.0', peers: ['@emotion/react', '@emotion/styled', 'react'] },
  '@mui/joy': { version: '5.0.0', peers: ['@emotion/react', '@emotion/styled', 'react'] },
  '@mui/base': { version: '5.0.0', peers: ['react'] },
  '@mui/icons-material': { version: '6.3.1', peers: ['@mui/material', 'react'] },
  '@emotion/react': { version: '11.1.0', peers: ['react'] },
  '@emotion/styled': { version: '11.2.0', peers: ['@emotion/react', 'react'] },
  '@fontsource/roboto': { version: '5.0.0', peers: [] },
  dayjs: { version: '1.11.0', peers: [] },
  tailwindcss: { version: '4.1.0', peers: [] },
  '@tailwindcss/vite': { version: '4.1.0', peers: [] },
  typescript: { version: '6.0.0', peers: [] },
  '@types/react': { version: '19.0.1', peers: [] },
  '@types/react-dom': { version: '19.0.2', peers: ['@types/react'] },
};

const demo: SandboxDemo = {
  name: 'Books',
  product: 'material-ui',
  productName: 'Material UI',
  styling: 'system',
  variant: 'ts',
  origin: 'https://docs.example',
  files: [
    {
      name: 'Books.tsx',
      code: "import Add from '@mui/icons-material/Add';\nimport dayjs from 'dayjs';\nimport { books } from './data/books';\n\nexport default function Books() {\n  return <img src=\"/static/a.svg\" alt={`${books[0]} ${dayjs()}`} />;\n}\n",
    },
    { name: 'data/books.ts', code: "export const books = ['One'];\n" },
  ],
};

const manifest = (files: Record<string, string>) => JSON.parse(files['package.json']!) as unknown;

describe('the project of a sandbox', () => {
  test('names the demo and the product', () => {
    expect(sandboxProject(demo, packages).title).toBe('Books demo — Material UI');
  });

  test('has the demo, what it imports, and a page that renders it in the library’s theme', () => {
    const { files, mainFile } = sandboxProject(demo, packages);
    expect(mainFile).toBe('src/Demo.tsx');
    expect(files['src/data/books.ts']).toContain("['One']");
    expect(files['src/index.tsx']).toContain('<CssBaseline />');
    expect(files['src/index.tsx']).toContain("getElementById('root')!");
    expect(files['index.html']).toContain('src="./src/index.tsx"');
    expect(files['tsconfig.json']).toContain('"strict": true');
  });

  test('declares the installed versions of what is imported, and of its peers', () => {
    const { files } = sandboxProject(demo, packages);
    expect(manifest(files)).toMatchObject({
      dependencies: {
        '@emotion/react': '11.1.0',
        '@emotion/styled': '11.2.0',
        '@fontsource/roboto': '5.0.0',
        '@mui/icons-material': '6.3.1',
        '@mui/material': '6.3.0',
        dayjs: '1.11.0',
        react: '19.0.0',
        'react-dom': '19.0.0',
      },
      devDependencies: {
        '@types/react': '19.0.1',
        '@types/react-dom': '19.0.2',
        typescript: '6.0.0',
      },
    });
  });

  test('takes pictures from this site', () => {
    expect(sandboxProject(demo, packages).files['src/Demo.tsx']).toContain(
      'src="https://docs.example/static/a.svg"',
    );
  });

  test('has no trace of TypeScript in JavaScript', () => {
    const files = [{ name: 'Books.jsx', code: 'export default function Books() {}\n' }];
    const project = sandboxProject({ ...demo, variant: 'js', files }, packages);
    expect(Object.keys(project.files).filter((name) => /tsconfig|\.tsx?$/.test(name))).toEqual([]);
    expect(JSON.stringify(project.devDependencies)).not.toMatch(/typescript|@types/);
    expect(project.files['src/index.jsx']).not.toContain('!)');
  });

  test('brings Tailwind CSS for the demos that use it, and no theme', () => {
    const files = [
      {
        name: 'index.tsx',
        code: "import { Button } from '@mui/base/Button';\nexport default Button;\n",
      },
    ];
    const project = sandboxProject(
      { ...demo, product: 'base-ui', styling: 'tailwind', files },
      packages,
    );
    expect(project.files['src/index.css']).toBe("@import 'tailwindcss';\n");
    expect(project.files['src/index.tsx']).toContain("import './index.css';");
    expect(project.files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    expect(project.devDependencies).toMatchObject({
      '@tailwindcss/vite': '4.1.0',
      tailwindcss: '4.1.0',
    });
    expect(project.files['src/index.tsx']).not.toContain('CssBaseline');
    expect(Object.keys(project.dependencies)).toEqual(['@mui/base', 'react', 'react-dom']);
  });

  test('stands in the theme of Joy UI where the demo does', () => {
    const files = [
      { name: 'A.tsx', code: "import Button from '@mui/joy/Button';\nexport default Button;\n" },
    ];
    const project = sandboxProject({ ...demo, product: 'joy-ui', files }, packages);
    expect(project.files['src/index.tsx']).toContain('<CssVarsProvider');
    expect(Object.keys(project.dependencies)).not.toContain('@mui/material');
  });

  test('keeps the place of a file that lies above the demo', () => {
    const files = [...demo.files, { name: '../shared.ts', code: '' }];
    expect(Object.keys(sandboxProject({ ...demo, files }, packages).files)).toContain('shared.ts');
  });

  test('is not made for a package that nothing is known about', () => {
    const files = [{ name: 'A.tsx', code: "import x from 'unknown-package';\n" }];
    expect(() => sandboxProject({ ...demo, files }, packages)).toThrow('unknown-package');
  });
});

test('imports are found in every form, and packages named', () => {
  const code = `import a from '@mui/material/Button';
import {
  b,
} from 'dayjs/plugin/utc';
import 'side-effect/style.css';
import type { C } from 'types';
export { d } from 'again';
import e from './local';
const f = () => import('later');
const text = "import g from 'not-this'";`;
  expect([...importedPackages([code])]).toEqual([
    '@mui/material',
    'dayjs',
    'side-effect',
    'types',
    'again',
    'later',
  ]);
});

test('StackBlitz gets every file, and the template that runs them', () => {
  const { action, fields } = stackBlitzPost(sandboxProject(demo, packages));
  expect(action).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
  expect(fields['project[template]']).toBe('node');
  expect(fields['project[title]']).toBe('Books demo — Material UI');
  expect(fields['project[files][src/Demo.tsx]']).toContain('export default function Books');
  expect(fields['project[files][package.json]']).toContain('"vite"');
});

test('CodeSandbox gets every file, compressed', () => {
  const project = sandboxProject(demo, packages);
  const { action, fields } = codeSandboxPost(project);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields['query']).toBe('module=%2Fsrc%2FDemo.tsx&fontsize=12');
  expect(fields['environment']).toBe('server');
  expect(fields['parameters']).toMatch(/^[\w-]+$/);
  const text = decompressFromBase64(
    fields['parameters']!.replaceAll('-', '+').replaceAll('_', '/'),
  );
  const { files } = JSON.parse(text) as { files: Record<string, { content: string }> };
  expect(Object.keys(files)).toEqual(Object.keys(project.files));
  expect(files['src/Demo.tsx']!.content).toBe(project.files['src/Demo.tsx']);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPackages } from '../../app/_demo/sandbox/imports.ts';
import {
  sandboxProject,
  type SandboxDemo,
  type SandboxProject,
} from '../../app/_demo/sandbox/project.ts';
import { installedVersion } from '../../pipeline/content/products.ts';
import { packageFacts } from '../../pipeline/package-facts.ts';
import { root } from '../../pipeline/paths.ts';
import { demosOnDisk, toSandboxDemo, variedDemos } from '../fixtures/sandboxDemos.ts';
import { tailwindPlugin } from '../fixtures/tailwindPlugin.ts';

/** Written here, as the first page with demos in Tailwind CSS may not be. */
const tailwindDemo: SandboxDemo = {
  name: 'TailwindButton',
  product: 'base-ui',
  productName: 'Base UI',
  styling: 'tailwind',
  variant: 'ts',
  origin: 'https://docs.example',
  files: [
    {
      name: 'index.tsx',
      code: 'import { Button } from \'@mui/base/Button\';\n\nexport default function TailwindButton() {\n  return <Button className="rounded-lg px-4">Save</Button>;\n}\n',
    },
  ],
};

const packages = {
  ...packageFacts(),
  '@mui/base': { version: installedVersion('@mui/base'), peers: ['react', 'react-dom'] },
};
const demos = variedDemos(demosOnDisk(), 30);
let folder: string;
/** folders of the projects, by the text of their build configuration */
const groups = new Map<string, string[]>();
const projects: SandboxProject[] = [];

beforeAll(async () => {
  // resolved by Node, TypeScript and Vite as if the project had been installed
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sandboxes-')));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const written = await Promise.all(
    demos.map((demo, index) => toSandboxDemo(demo, index % 3 === 2 ? 'js' : 'ts')),
  );
  for (const [index, demo] of [...written, tailwindDemo].entries()) {
    const project = sandboxProject(demo, packages);
    projects.push(project);
    const config = project.files['vite.config.ts'] ?? project.files['vite.config.js']!;
    const kind = config.includes('tailwind') ? 'tailwind' : 'plain';
    const place = path.join(folder, kind, `${index}-${demo.name}-${demo.styling}`);
    groups.set(kind, [...(groups.get(kind) ?? []), place]);
    for (const [name, text] of Object.entries(project.files)) {
      fs.mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
      fs.writeFileSync(path.join(place, name), text);
    }
    fs.writeFileSync(path.join(folder, kind, 'vite.config.ts'), config);
  }
  tailwindPlugin(path.join(folder, 'tailwind'));
}, 60_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the projects of sandboxes', () => {
  test('are made of demos of every product, and there are enough of them', () => {
    const products = new Set(demosOnDisk().map(({ product }) => product));
    expect(new Set(demos.map(({ product }) => product))).toEqual(products);
    expect(demos.length).toBeGreaterThanOrEqual(25);
  });

  test('declare each package that they import, in the version that is installed here', () => {
    for (const { title, files, dependencies, devDependencies } of projects) {
      const sources = Object.entries(files).filter(([name]) => /\.[jt]sx?$/.test(name));
      const declared = { ...dependencies, ...devDependencies };
      const imported = [...importedPackages(sources.map(([, text]) => text))];
      expect(Object.keys(declared), title).toEqual(expect.arrayContaining(imported));
      for (const [name, version] of Object.entries(declared))
        if (!/^(vite|@vitejs\/plugin-react|@tailwindcss\/vite)$/.test(name))
          expect(version, `${title}: ${name}`).toBe(installedVersion(name));
    }
  });

  test('pass the type check', () => {
    const typed = [...groups.values()]
      .flat()
      .filter((place) => fs.existsSync(path.join(place, 'tsconfig.json')));
    expect(typed.length).toBeGreaterThan(15);
    const { options } = ts.getParsedCommandLineOfConfigFile(
      path.join(typed[0]!, 'tsconfig.json'),
      {},
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
    )!;
    const files = typed.flatMap((place) =>
      fs
        .readdirSync(path.join(place, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(place, 'src', name)),
    );
    const program = ts.createProgram(files, options);
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) =>
          `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    expect(problems).toEqual([]);
  }, 60_000);

  test('are built by Vite with their own configuration', async () => {
    for (const [kind, places] of groups) {
      const output = await build({
        root: path.join(folder, kind),
        logLevel: 'silent',
        build: {
          write: false,
          minify: false,
          reportCompressedSize: false,
          rolldownOptions: { input: places.map((place) => path.join(place, 'index.html')) },
        },
      });
      const files = [output].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
      const pages = files.filter(({ fileName }) => fileName.endsWith('.html'));
      expect(pages).toHaveLength(places.length);
      const css = files.filter(({ fileName }) => fileName.endsWith('.css'));
      if (kind === 'tailwind')
        expect(css.map((file) => ('source' in file ? String(file.source) : '')).join('')).toContain(
          '.rounded-lg',
        );
    }
  }, 120_000);
});

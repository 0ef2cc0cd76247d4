import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentDir, fromRoot, root } from '../../pipeline/paths.ts';

const importStatement =
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const maxLines = 250;

interface SourceFile {
  /** from the root of the repository */
  name: string;
  text: string;
}

interface Import {
  from: string;
  /** from the root of the repository; a package as it is written */
  to: string;
}

function filesIn(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(root, folder, name))
      .map((file) => ({ name: fromRoot(file), text: fs.readFileSync(file, 'utf8') })),
  );
}

function importsOf({ name, text }: SourceFile): Import[] {
  return [...text.matchAll(importStatement)].map(([, named, bare, dynamic]) => {
    const target = (named ?? bare ?? dynamic)!;
    const to = target.startsWith('.') ? path.posix.join(path.posix.dirname(name), target) : target;
    return { from: name, to };
  });
}

const isInside = (name: string, folder: string) => name.startsWith(`${folder}/`);
const show = ({ from, to }: Import) => `${from} imports ${to}`;

describe('imports', () => {
  test('are found in every form', () => {
    const text = [
      "import a from './a.ts';",
      "import {\n  b,\n  type B,\n} from '../b.ts';",
      "import './c.ts';",
      "export { d } from './d.ts';",
      "export * from './e.ts';",
      "const f = await import('./f.ts');",
      "import type { G } from 'g';",
      "const text = 'not from here';",
    ].join('\n');
    expect(importsOf({ name: 'app/_x/y.ts', text }).map(({ to }) => to)).toEqual([
      'app/_x/a.ts',
      'app/b.ts',
      'app/_x/c.ts',
      'app/_x/d.ts',
      'app/_x/e.ts',
      'app/_x/f.ts',
      'g',
    ]);
  });

  test('lead to files that exist', () => {
    const missing = filesIn('app', 'edge', 'pipeline')
      .flatMap(importsOf)
      .filter(({ to }) => /^(app|edge|pipeline|content)\//.test(to))
      .filter(({ to }) => !fs.existsSync(path.join(root, to)));
    expect(missing.map(show)).toEqual([]);
  });

  test('of app and edge never lead to the pipeline', () => {
    const wrong = filesIn('app', 'edge')
      .flatMap(importsOf)
      .filter(({ to }) => isInside(to, 'pipeline'));
    expect(wrong.map(show)).toEqual([]);
  });

  test('of the folders app/_… go one way', () => {
    const used = new Map<string, Set<string>>();
    const folderOf = (name: string) => /^app\/(_\w+)\//.exec(name)?.[1];
    for (const { from, to } of filesIn('app').flatMap(importsOf)) {
      const [user, target] = [folderOf(from), folderOf(to)];
      if (user && target && user !== target)
        used.set(user, (used.get(user) ?? new Set()).add(target));
    }
    expect(used.size).toBeGreaterThan(2);
    expect(findCycle(used)).toBeUndefined();
  });

  test('of content lead to packages, or stay in the folder of their page and the one above', () => {
    const wrong = filesIn('content')
      .flatMap(importsOf)
      .filter(({ from, to }) => {
        if (to.startsWith('node:')) return true;
        const isLocal = /^(\.\.?\/|\/|app\/|edge\/|pipeline\/|content\/)/.test(to);
        // pages of one theme share what stands beside them; products share nothing
        const folder = path.posix.dirname(from);
        const above = path.posix.dirname(folder);
        const isProduct = path.posix.dirname(above) === 'content' || above === 'content';
        const allowed = isProduct ? [folder] : [folder, above];
        return isLocal && !allowed.includes(path.posix.dirname(to));
      });
    expect(wrong.map(show)).toEqual([]);
  });
});

describe('a cycle of folders', () => {
  test('is found', () => {
    const chain: [string, Set<string>][] = [
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
    ];
    expect(findCycle(new Map(chain))).toBeUndefined();
    expect(findCycle(new Map([...chain, ['c', new Set(['b'])]]))).toEqual(['b', 'c', 'b']);
  });
});

test(`no source file has more than ${maxLines} lines`, () => {
  const long = filesIn('app', 'edge', 'pipeline')
    .map(({ name, text }) => ({ name, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines);
  expect(long).toEqual([]);
});

test('the engine names no particular page of a component', () => {
  const texts = fs
    .readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'));
  // a page that others stand below is a section, `react-data-grid` say: a part of addresses
  const isSection = (folder: string) =>
    texts.some((name) => path.dirname(path.dirname(name)) === folder);
  const pages = new Set(
    texts
      .filter((name) => !isSection(path.dirname(name)))
      .map((name) => path.basename(name, '.md'))
      .filter((name) => name.startsWith('react-')),
  );
  expect(pages.size).toBeGreaterThan(0);
  // the home page shows a reader one component, to start with; old addresses lead somewhere
  const exceptions = new Set(['app/page.tsx', 'content/redirects.ts']);
  const isNavigation = (name: string) => /^content\/[\w-]+\/(nav|product)\.ts$/.test(name);
  const naming = filesIn('app', 'edge', 'pipeline', 'content')
    .filter(({ name }) => !exceptions.has(name) && !isNavigation(name))
    .flatMap(({ name, text }) =>
      [...withoutComments(text).matchAll(/\breact-[\w-]+/g)]
        .filter(([word]) => pages.has(word))
        .map(([word]) => `${name} names ${word}`),
    );
  expect(naming).toEqual([]);
});

/** Depth first. @returns the folders of a cycle, the first one again at its end */
function findCycle(used: Map<string, Set<string>>): string[] | undefined {
  const visit = (folder: string, trail: string[]): string[] | undefined => {
    const at = trail.indexOf(folder);
    if (at >= 0) return [...trail.slice(at), folder];
    for (const next of used.get(folder) ?? []) {
      const cycle = visit(next, [...trail, folder]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  for (const folder of used.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Comments that fill their lines: examples in them may name pages. */
function withoutComments(text: string): string {
  return text.replace(/^\s*\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

// the browser would look through the styles of the whole page whenever anything is added, opened or focused
test('no style depends on what the whole page has', () => {
  const wide = filesIn('app').filter(({ text }) => /(?::root|html|body)[^\s'`]*:has\(/.test(text));
  expect(wide.map(({ name }) => name)).toEqual([]);
});

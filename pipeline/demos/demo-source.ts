import fs from 'node:fs';
import path from 'node:path';
import type { Styling } from '../../app/_content/types.ts';
import { demoImports, importedSources } from './demo-imports.ts';

/**
 * The libraries whose demos can be rendered: each has a theme in app/_demo/libraries and a runtime in app/_demo/runtime. `system` is for
 * demos that bring their own styles: MUI System and Base UI.
 */
export const libraries = ['material-ui', 'joy-ui', 'x', 'system'] as const;
export type Library = (typeof libraries)[number];

export const stylings: readonly Styling[] = ['system', 'tailwind', 'css'];

/** One way a demo is written. */
export interface DemoVariantSource {
  /** unique on the page: prefix of the ids in its markup */
  id: string;
  /** undefined for a demo that is written one way only */
  styling: Styling | undefined;
  /** absolute path of the TSX file */
  file: string;
  /** it and the files of its folder that it imports, directly or not */
  files: string[];
  library: Library;
}

/** A demo as an author wrote it. */
export interface DemoSource {
  name: string;
  variants: DemoVariantSource[];
  /** exports of the documented packages that it uses: `@mui/material:Button` */
  imports: ReadonlySet<string>;
}

/**
 * Finds the file of a demo that a page names: `Name.tsx`, or `Name/system.tsx`, `Name/tailwind.tsx`, `Name/css.tsx`.
 * @returns undefined when there is none
 */
export function findDemo(folder: string, name: string): DemoSource | undefined {
  const single = path.join(folder, `${name}.tsx`);
  const variants = fs.existsSync(single)
    ? [toVariant(name, undefined, single)]
    : stylings
        .map((styling) => [styling, path.join(folder, name, `${styling}.tsx`)] as const)
        .filter(([, file]) => fs.existsSync(file))
        .map(([styling, file]) => toVariant(`${name}-${styling}`, styling, file));
  if (variants.length === 0) return undefined;
  const imports = new Set(
    variants.flatMap(({ files }) =>
      files.filter(isScript).flatMap((file) => [...demoImports(file)]),
    ),
  );
  return { name, variants, imports };
}

function toVariant(id: string, styling: Styling | undefined, file: string): DemoVariantSource {
  const files = withRelativeFiles(file);
  return { id, styling, file, files, library: libraryOf(files) };
}

/** MUI X is rendered in Material UI's theme, with its licence; what imports no themed library needs no theme. */
function libraryOf(files: string[]): Library {
  const sources = files.filter(isScript).flatMap(importedSources);
  const uses = (pattern: RegExp) => sources.some((source) => pattern.test(source));
  if (uses(/^@mui\/x-/)) return 'x';
  if (uses(/^@mui\/joy/)) return 'joy-ui';
  return uses(/^@mui\/(material|lab|icons-material)/) ? 'material-ui' : 'system';
}

const isScript = (file: string) => /\.tsx?$/.test(file);

/** @returns the file first; a file that is imported and missing is left to the bundler, which names it */
function withRelativeFiles(entry: string): string[] {
  const files = [entry];
  for (const file of files) {
    if (!isScript(file)) continue;
    for (const source of importedSources(file)) {
      if (!source.startsWith('.')) continue;
      const base = path.resolve(path.dirname(file), source);
      const found = [base, `${base}.ts`, `${base}.tsx`].find((candidate) =>
        fs.statSync(candidate, { throwIfNoEntry: false })?.isFile(),
      );
      if (found && !files.includes(found)) files.push(found);
    }
  }
  return files;
}

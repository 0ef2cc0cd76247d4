import fs from 'node:fs';
import path from 'node:path';
import { parse, type AtRule, type Rule } from 'postcss';
import { compile } from 'tailwindcss';
import type { Plugin } from 'vite';
import type { Mistakes } from '../author-error.ts';
import { contentDir, root } from '../paths.ts';
import type { DemoVariantSource } from './demo-source.ts';

/**
 * What Tailwind makes for demos. Its reset stays within them. The dark variant follows the reader's choice, and the system where no
 * script runs.
 */
const tailwindEntry = `
@layer theme, base, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@layer base { :where(demo-island[data-styling='tailwind']) { @import 'tailwindcss/preflight.css'; } }
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark {
  &:where([data-mui-color-scheme='dark'] *) { @slot; }
  @media (prefers-color-scheme: dark) { &:where(:root:not([data-mui-color-scheme]) *) { @slot; } }
}`;

/** The styles that demos bring along: style sheets that they import, and Tailwind's for the classes that they name. */
export async function demoStyles(
  variants: DemoVariantSource[],
  mistakes: Mistakes,
): Promise<string> {
  const sheets = new Set(
    variants.flatMap(({ files }) => files.filter((file) => file.endsWith('.css'))),
  );
  const own = [...sheets].map((file) => readStyleSheet(file, mistakes)).join('');
  const withTailwind = variants.filter(({ styling }) => styling === 'tailwind');
  return withTailwind.length === 0 ? own : own + (await tailwindCss(withTailwind, mistakes));
}

/** Rules of demos must not reach the page around them: every selector begins with a class. */
function readStyleSheet(file: string, mistakes: Mistakes): string {
  try {
    const sheet = parse(fs.readFileSync(file, 'utf8'), { from: file });
    sheet.walkRules((rule) => {
      if (isWithinKeyframes(rule)) return;
      const isNested = rule.parent?.type === 'rule';
      for (const selector of rule.selectors)
        if (!isNested && !/^\.[A-Za-z]/.test(selector))
          mistakes.add(
            file,
            rule.source?.start?.line,
            `\`${selector}\` would style the whole page: begin every selector with a class of the demo.`,
          );
    });
    return sheet.toString();
  } catch (error) {
    mistakes.add(file, undefined, `The style sheet cannot be read: ${(error as Error).message}`);
    return '';
  }
}

function isWithinKeyframes(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

async function tailwindCss(variants: DemoVariantSource[], mistakes: Mistakes): Promise<string> {
  // quotes end a class, but for those around a value: `after:content-['▾']`
  const candidates = variants.flatMap(({ files }) =>
    files.flatMap(
      (file) => fs.readFileSync(file, 'utf8').match(/(?:\['[^']*'\]|[^\s"'`<>;])+/g) ?? [],
    ),
  );
  try {
    const compiler = await compile(tailwindEntry, {
      base: root,
      loadStylesheet: async (id, base) => {
        const file = path.join(root, 'node_modules', id);
        return { path: file, base, content: fs.readFileSync(file, 'utf8') };
      },
    });
    return compiler.build([...new Set(candidates)]);
  } catch (error) {
    mistakes.add(
      variants[0]!.file,
      undefined,
      `Tailwind CSS cannot compile this page's demos: ${(error as Error).message}`,
    );
    return '';
  }
}

const emptyModule = '\0docs:no-style-sheet';

/** The styles that demos import are in the page already (`demoStyles`): their modules are left empty. */
export function withoutStyleSheets(): Plugin {
  return {
    name: 'docs:demos-without-style-sheets',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('.css') && importer?.startsWith(contentDir) ? emptyModule : undefined,
    load: (id) => (id === emptyModule ? 'export {};' : undefined),
  };
}

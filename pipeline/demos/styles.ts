import fs from 'node:fs';
import path from 'node:path';
import { parse, type AtRule, type Rule } from 'postcss';
import { compile } from 'tailwindcss';
import type { Plugin } from 'vite';
import type { Mistakes } from '../author-error.ts';
import { contentDir, fromRoot, root } from '../paths.ts';
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

/**
 * The styles that demos bring along: style sheets that they import, and Tailwind's for the classes that they name.
 * @param owners the style sheet of each class, of all demos that were asked for before
 */
export async function demoStyles(
  variants: DemoVariantSource[],
  owners: Map<string, string>,
  mistakes: Mistakes,
): Promise<string> {
  const sheets = new Set(
    variants.flatMap(({ files }) => files.filter((file) => file.endsWith('.css'))),
  );
  const own = [...sheets].map((file) => readStyleSheet(file, owners, mistakes)).join('');
  const withTailwind = variants.filter(({ styling }) => styling === 'tailwind');
  return withTailwind.length === 0 ? own : own + (await tailwindCss(withTailwind, mistakes));
}

/**
 * Rules of demos must not reach the page around them, nor other demos: every selector begins with a class that is in no other style
 * sheet. The styles of a page stay when its reader goes on to the next one.
 */
function readStyleSheet(file: string, owners: Map<string, string>, mistakes: Mistakes): string {
  try {
    const sheet = parse(fs.readFileSync(file, 'utf8'), { from: file });
    sheet.walkRules((rule) => {
      const isNested = rule.parent?.type === 'rule';
      if (isNested || isWithinKeyframes(rule)) return;
      const line = rule.source?.start?.line;
      for (const selector of rule.selectors) {
        const name = /^\.[A-Za-z][\w-]*/.exec(selector)?.[0];
        if (!name) {
          mistakes.add(
            file,
            line,
            `\`${selector}\` would style the whole page: begin every selector with a class of the demo.`,
          );
          continue;
        }
        const owner = owners.get(name) ?? file;
        if (owner !== file)
          mistakes.add(
            file,
            line,
            `\`${name}\` is a class of ${fromRoot(owner)} as well, and both pages can be open in one visit: give it another name.`,
          );
        owners.set(name, owner);
      }
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

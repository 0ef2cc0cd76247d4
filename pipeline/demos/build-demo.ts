import fs from 'node:fs';
import path from 'node:path';
import type { Code, Demo, DemoFile, DemoVariant } from '../../app/_content/types.ts';
import type { Mistakes } from '../author-error.ts';
import type { DemoOptions } from '../markdown/directives.ts';
import { highlight } from '../markdown/highlight.ts';
import { importedSources } from './demo-imports.ts';
import type { DemoSource, DemoVariantSource, Library } from './demo-source.ts';
import { previewOf } from './preview.ts';
import type { RenderedDemo } from './render.ts';
import { formatSource, toJavaScript } from './variants.ts';

/** Where the browser finds what hydrates demos. Known after the client build; in dev, the source files themselves. */
export interface DemoAddresses {
  runtime(library: Library): { address: string; imports: string[] };
  chunk(file: string): { address: string; imports: string[] };
  /** the module that gives the live editor what the demo imports */
  scope(file: string): string;
  themeStyleSheet(library: Library, css: string): string;
}

/** What the demos of a page have in common. */
export interface DemoContext {
  /** by file of the variant */
  rendered: ReadonlyMap<string, RenderedDemo>;
  /** CSS text of the theme of each library */
  themeCss: Readonly<Record<Library, string>>;
  addresses: DemoAddresses;
  /** address of the page, with slashes at both ends */
  page: string;
  /** components that the page is about */
  documented: string[];
  /** address of a file in the repository, at the displayed version */
  sourceUrl(file: string): string;
  mistakes: Mistakes;
}

/**
 * Everything a page shows of one demo.
 * @returns undefined when something of it cannot be read or was not rendered; the mistakes say what
 */
export async function buildDemo(
  source: DemoSource,
  options: DemoOptions,
  context: DemoContext,
): Promise<Demo | undefined> {
  const imported = source.variants.flatMap(({ file }) => importedSources(file));
  if (!options.hideToolbar && imported.includes('#playground'))
    context.mistakes.add(
      source.variants[0]!.file,
      undefined,
      'A playground writes its own code: show it with `background="playground" hideToolbar="true"`.',
    );
  const variants: DemoVariant[] = [];
  for (const variant of source.variants) {
    const built = await buildVariant(variant, source.name, options, context);
    if (!built) return undefined;
    variants.push(built);
  }
  const { name, background, hideToolbar, defaultCodeOpen, iframe, height, maxWidth } = options;
  return {
    name,
    background,
    hideToolbar,
    codeOpen: defaultCodeOpen === true,
    hasAd: !options.disableAd,
    isEditable: !options.disableLiveEdit,
    hasSandboxes: !options.hideEditButton,
    maxWidth,
    frame: iframe ? { address: demoPageAddress(context.page, name), height } : undefined,
    variants,
  };
}

/** Where a demo that is shown in a frame is a page of its own. */
export function demoPageAddress(page: string, name: string): string {
  return `/demos${page}${name}/`;
}

async function buildVariant(
  variant: DemoVariantSource,
  demoName: string,
  options: DemoOptions,
  { rendered, addresses, documented, sourceUrl, mistakes }: DemoContext,
): Promise<DemoVariant | undefined> {
  const markup = rendered.get(variant.file);
  if (!markup) return undefined;
  const files: DemoFile[] = [];
  let preview: DemoVariant['preview'];
  for (const file of variant.files)
    try {
      const isDemo = file === variant.file;
      const name = isDemo ? `${demoName}.tsx` : path.basename(file);
      const written = fs.readFileSync(file, 'utf8');
      checkImports(written, file, mistakes);
      const text = await formatSource(written, file);
      if (!/\.tsx?$/.test(file)) {
        files.push({ name, ts: await toCode(text, path.extname(file).slice(1)) });
        continue;
      }
      const javascript = await toJavaScript(text);
      files.push({ name, ...(await inBoth(text, javascript)) });
      if (isDemo && !options.hideToolbar && options.defaultCodeOpen !== false) {
        const [ts, js] = [text, javascript].map((code) => previewOf(code, documented));
        preview = ts === undefined ? undefined : await inBoth(ts, js ?? ts);
      }
    } catch (error) {
      mistakes.add(file, undefined, `The demo cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  const runtime = addresses.runtime(variant.library);
  const chunk = addresses.chunk(variant.file);
  return {
    id: variant.id,
    styling: variant.styling,
    html: markup.html,
    runtime: runtime.address,
    chunk: chunk.address,
    scope: addresses.scope(variant.file),
    preload: [...new Set([...runtime.imports, ...chunk.imports])],
    preview,
    files,
    sourceUrl: sourceUrl(variant.file),
  };
}

/** A sandbox holds the same files as JavaScript, and TypeScript takes no such address without an option. */
function checkImports(text: string, file: string, mistakes: Mistakes): void {
  const [, before, name] = /^([^]*?\sfrom\s+['"]\.[^'"]*?)(\.tsx?)['"]/.exec(text) ?? [];
  if (before !== undefined)
    mistakes.add(
      file,
      before.split('\n').length,
      `Leave out \`${name}\` in the address of the import: readers open the demo as JavaScript too.`,
    );
}

/** Most demos have no types to take out: their two variants are one. */
async function inBoth(ts: string, js: string): Promise<{ ts: Code; js?: Code | undefined }> {
  return {
    ts: await toCode(ts, 'tsx'),
    js: ts === js ? undefined : await toCode(js, 'jsx'),
  };
}

async function toCode(code: string, language: string): Promise<Code> {
  return { language, html: await highlight(code, language) };
}

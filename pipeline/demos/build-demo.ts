import fs from 'node:fs';
import type { Code, Demo } from '../../app/_content/types.ts';
import type { Mistakes } from '../author-error.ts';
import type { DemoOptions } from '../markdown/directives.ts';
import { highlight } from '../markdown/highlight.ts';
import type { DemoSource } from './demo-source.ts';
import { previewOf } from './preview.ts';
import type { Library, RenderedDemo } from './render.ts';
import { formatSource, toJavaScript } from './variants.ts';

/** Where the browser finds what hydrates demos. Known after the client build; in dev, the source files themselves. */
export interface DemoAddresses {
  runtime(library: Library): { address: string; imports: string[] };
  chunk(file: string): { address: string; imports: string[] };
  themeStyleSheet(library: Library): string;
}

/** Everything a page shows of one demo. */
export async function buildDemo(
  source: DemoSource,
  options: DemoOptions,
  rendered: RenderedDemo,
  addresses: DemoAddresses,
  mistakes: Mistakes,
): Promise<Demo | undefined> {
  let typescript: string;
  let javascript: string;
  try {
    typescript = await formatSource(fs.readFileSync(source.file, 'utf8'), source.file);
    javascript = await toJavaScript(typescript);
  } catch (error) {
    mistakes.add(source.file, undefined, `The demo cannot be read: ${(error as Error).message}`);
    return undefined;
  }
  const preview = options.defaultCodeOpen ? previewOf(typescript) : undefined;
  const runtime = addresses.runtime(source.library);
  const chunk = addresses.chunk(source.file);
  return {
    name: source.name,
    html: rendered.html,
    background: options.background,
    runtime: runtime.address,
    chunk: chunk.address,
    preload: [...new Set([...runtime.imports, ...chunk.imports])],
    preview: preview === undefined ? undefined : await toCode(preview, 'tsx'),
    source: { ts: await toCode(typescript, 'tsx'), js: await toCode(javascript, 'jsx') },
  };
}

async function toCode(code: string, language: string): Promise<Code> {
  return { language, html: await highlight(code, language) };
}

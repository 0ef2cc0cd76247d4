import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { readDocument } from '../../app/_content/readDocument.ts';
import { demoFiles, demosOf } from '../../app/_content/demosOf.ts';
import { answer, failure } from './answers.ts';
import { nameInput, pathInput, variantInput } from './inputs.ts';
import { pageMarkdown, pagePath } from './library.ts';

export const readPageInput = {
  path: pathInput,
  variant: variantInput,
  offset: z.number().int().min(0).max(10_000_000).default(0).describe('Where to read on.'),
};

/** A page as markdown. */
export async function readPage({
  path: wanted,
  variant,
  offset,
}: z.infer<z.ZodObject<typeof readPageInput>>): Promise<CallToolResult> {
  const path = pagePath(wanted);
  const text = path && (await pageMarkdown(path, variant));
  if (!text) return failure(`There is no page at "${wanted}". Use search to find its path.`);
  return answer(text, (next) => `Read on with offset ${next}.`, offset);
}

export const demoSourceInput = {
  path: pathInput,
  name: nameInput.optional().describe('Name of the demo. Without it, the demos are listed.'),
  variant: variantInput,
};

/** The source of a demo, or the names of a page's demos. */
export async function getDemoSource({
  path: wanted,
  name,
  variant,
}: z.infer<z.ZodObject<typeof demoSourceInput>>): Promise<CallToolResult> {
  const path = pagePath(wanted);
  const document = path && path !== '/' ? await readDocument(path.slice(1, -1)) : undefined;
  if (!document) return failure(`There is no page at "${wanted}". Use search to find its path.`);
  const demos = demosOf(document.blocks);
  if (demos.length === 0) return failure(`${path} has no demos.`);
  const list = demos.map((demo) => demo.name).join(', ');
  if (name === undefined) return answer(`Demos of ${path}: ${list}.`);
  const demo = demos.find((candidate) => candidate.name === name);
  if (!demo) return failure(`${path} has no demo "${name}". It has: ${list}.`);
  const files = demoFiles(demo, variant).map(({ name: file, code }) => `// ${file}\n${code}`);
  return answer(files.join('\n\n'));
}

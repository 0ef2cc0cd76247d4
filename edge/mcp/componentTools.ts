import { env } from 'cloudflare:workers';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { markdownPath } from '../../app/_content/markdownPath.ts';
import { answer, failure } from './answers.ts';
import type { ListedExport } from './indexFormat.ts';
import { nameInput, productInput } from './inputs.ts';
import { listedExports, pageMarkdown, products } from './library.ts';

export const listComponentsInput = {
  product: productInput,
  kind: z
    .enum(['component', 'hook', 'interface'])
    .default('component')
    .describe('What to list: components, hooks or TypeScript interfaces.'),
};

/** What a product exports, with the pages about each. */
export async function listComponents({
  product,
  kind,
}: z.infer<z.ZodObject<typeof listComponentsInput>>): Promise<CallToolResult> {
  const known = await products(undefined);
  const facts = known.find(({ id }) => id === product);
  if (!facts)
    return failure(
      `There is no product "${product}". There are: ${known.map(({ id }) => id).join(', ')}.`,
    );
  const exports = (await listedExports(product)).filter((item) => item.kind === kind);
  const lines = exports.map(
    ({ name, package: from, api, page }) =>
      `- ${name} (${from}): API ${address(api)}${page ? `, guide ${address(page)}` : ''}`,
  );
  return answer(
    lines.length > 0
      ? `${facts.name} v${facts.version}:\n${lines.join('\n')}`
      : `${facts.name} lists no ${kind}s.`,
  );
}

export const componentApiInput = {
  name: nameInput.describe('Name of a component, hook or interface, such as Button.'),
  product: productInput.optional(),
};

/** Props, slots and classes of a component; parameters and result of a hook. */
export async function getComponentApi({
  name,
  product,
}: z.infer<z.ZodObject<typeof componentApiInput>>): Promise<CallToolResult> {
  const searched = await products(product);
  const lists = await Promise.all(
    searched.map(async ({ id }) => (await listedExports(id)).map((item) => ({ ...item, id }))),
  );
  const wanted = name.toLowerCase();
  const found = lists.flat().filter((item) => item.name.toLowerCase() === wanted);
  const [first, ...others] = found;
  if (!first)
    return failure(`Nothing is exported as "${name}". Use list_components or search to find it.`);
  const text = await entryMarkdown(first);
  if (!text) return failure(`The API page of ${name} cannot be read.`);
  const elsewhere =
    others.length > 0
      ? `(Also in: ${others.map(({ id }) => id).join(', ')}. Name the product to get that one.)\n\n`
      : '';
  const { path } = place(first);
  return answer(
    elsewhere + text,
    (next) =>
      `Read on with read_page, path ${path}, offset ${Math.max(0, next - elsewhere.length)}.`,
  );
}

/** The page of an entry, or its chapter where several share the page. */
async function entryMarkdown(item: ListedExport): Promise<string | undefined> {
  const { path, anchor } = place(item);
  const text = await pageMarkdown(path);
  if (!text || !anchor) return text;
  const chapter = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${item.name}\n`));
  return chapter ?? text;
}

function place({ api }: ListedExport): { path: string; anchor: string | undefined } {
  const [path = '', anchor] = api.split('#');
  return { path, anchor };
}

function address(target: string): string {
  const [path = '', anchor] = target.split('#');
  return `${env.SITE_ORIGIN}${markdownPath(path)}${anchor ? `#${anchor}` : ''}`;
}

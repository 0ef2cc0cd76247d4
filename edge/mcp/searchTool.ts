import { env } from 'cloudflare:workers';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { markdownPath } from '../../app/_content/markdownPath.ts';
import { answer, failure } from './answers.ts';
import type { StoredPage } from './indexFormat.ts';
import { products, searchIndex } from './library.ts';
import { productInput } from './inputs.ts';

/** Words of a query that are looked up: more make no search better, and each costs time. */
const maxWords = 12;

export const searchInput = {
  query: z.string().trim().min(1).max(200).describe('Words to look for, such as "dialog focus".'),
  product: productInput.optional(),
  limit: z.number().int().min(1).max(20).default(8).describe('How many pages at most.'),
};

/** Pages that fit a query best, of one product or of all. */
export async function search({
  query,
  product,
  limit,
}: z.infer<z.ZodObject<typeof searchInput>>): Promise<CallToolResult> {
  const searched = await products(product);
  if (searched.length === 0) return failure(`There is no product "${product}".`);
  const words = query.split(/\s+/).slice(0, maxWords).join(' ');
  const hits = await Promise.all(
    searched.map(async ({ id, name }) => {
      const index = await searchIndex(id);
      return index
        .search(words)
        .slice(0, limit)
        .map((hit) => ({ ...(hit as unknown as Hit), product: name }));
    }),
  );
  const best = hits
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  if (best.length === 0)
    return answer(`Nothing fits "${query}". Try fewer or other words, or list_components.`);
  const lines = best.map(
    ({ id, title, description, product: name }) =>
      `- [${title}](${env.SITE_ORIGIN}${markdownPath(id)}) (${name}): ${description}`,
  );
  return answer(lines.join('\n'));
}

interface Hit extends StoredPage {
  id: string;
  score: number;
}

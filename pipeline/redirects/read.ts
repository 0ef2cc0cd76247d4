import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { lineAt, type Mistakes } from '../author-error.ts';

const from = z
  .string()
  .regex(/^\/([\w.-]+\/)+\*?$/, 'starts with a slash and ends with `/` or `/*`');
const to = z
  .string()
  .regex(
    /^(https:\/\/\S+|\/([\w-]+\/)+(:splat|#[\w-]+)?)$/,
    'is a page (`/a/b/`, perhaps with `#anchor` or `:splat`), or an https address',
  );
const anchor = z.string().regex(/^[\w-]+$/, 'is an anchor without its `#`');

const schema = z.object({
  redirects: z.record(from, to).default({}),
  anchors: z.record(from, z.record(anchor, anchor)).default({}),
});

/** `content/redirects.ts`, as it is written there. */
export interface WrittenRedirects extends z.infer<typeof schema> {
  file: string;
  /** 1-based line of an address in the file, for messages */
  lineOf(address: string): number;
}

/** Reads and validates `content/redirects.ts`; a site may do without. A change on disk is seen at the next call. */
export async function readRedirects(
  content: string,
  mistakes: Mistakes,
): Promise<WrittenRedirects> {
  const file = path.join(content, 'redirects.ts');
  const empty = { file, redirects: {}, anchors: {}, lineOf: () => 1 };
  if (!fs.existsSync(file)) return empty;
  const text = fs.readFileSync(file, 'utf8');
  const lineOf = (address: string) => lineAt(text, text.indexOf(`'${address}'`));
  const version = fs.statSync(file).mtimeMs;
  const module: unknown = await import(`${pathToFileURL(file).href}?v=${version}`);
  const result = schema.safeParse(module);
  reportDuplicates(text, file, mistakes);
  if (result.success) return { ...result.data, file, lineOf };
  for (const issue of result.error.issues) {
    const { path: place } = issue;
    const address = String(place[1] ?? '');
    const message =
      issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
    mistakes.add(file, lineOf(address), `\`${place.slice(1).join('.')}\`: ${message}.`);
  }
  return empty;
}

/** An object keeps the last of two equal keys without a word. */
function reportDuplicates(text: string, file: string, mistakes: Mistakes): void {
  const seen = new Set<string>();
  for (const match of text.matchAll(/^\s*'(\/[^']*)':(?!\s*\{)/gm)) {
    const address = match[1]!;
    if (seen.has(address))
      mistakes.add(
        file,
        lineAt(text, match.index + match[0].indexOf("'")),
        `\`${address}\` is redirected twice: remove one.`,
      );
    seen.add(address);
  }
}

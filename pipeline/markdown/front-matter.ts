import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import type { Mistakes } from '../author-error.ts';

const url = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** The head of a markdown file. Every key is documented in content/README.md. */
export const frontMatterSchema = z.strictObject({
  title: z
    .string({ error: 'is missing: add `title: …`' })
    .min(1, 'is empty')
    .refine((text) => text.length <= 70, {
      error: (issue) => `has ${String(issue.input).length} characters: shorten it to 70 at most`,
    }),
  description: z
    .string({ error: 'is missing: add `description: …`' })
    .min(1, 'is empty')
    .refine((text) => text.length <= 160, {
      error: (issue) => `has ${String(issue.input).length} characters: shorten it to 160 at most`,
    }),
  components: z.array(z.string()).default([]),
  hooks: z.array(z.string()).default([]),
  packageName: z.string().optional(),
  productId: z.string().optional(),
  githubLabel: z.string().optional(),
  githubSource: z.string().optional(),
  waiAria: url.optional(),
  materialDesign: url.optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/**
 * Reads the YAML between the `---` lines.
 * @returns the validated head, or undefined after reporting what is wrong with it
 */
export function readFrontMatter(
  yaml: string | undefined,
  file: string,
  mistakes: Mistakes,
): FrontMatter | undefined {
  if (yaml === undefined) {
    mistakes.add(
      file,
      1,
      'Front matter is missing: start the file with `---`, `title: …`, `description: …`, `---`.',
    );
    return undefined;
  }
  let data: unknown;
  try {
    data = parse(yaml) ?? {};
  } catch (error) {
    // an alias to nothing is a ReferenceError without a place
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 0) + 1 : 1;
    const [reason] = String((error as Error).message).split('\n');
    mistakes.add(file, line, `Front matter is not valid YAML: ${reason}`);
    return undefined;
  }
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return result.data;
  const lines = yaml.split('\n');
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        mistakes.add(
          file,
          lineOfKey(lines, key),
          `Unknown front matter key \`${key}\`. Known: ${Object.keys(frontMatterSchema.shape).join(', ')}.`,
        );
    } else {
      const key = String(issue.path[0]);
      mistakes.add(file, lineOfKey(lines, key), `\`${key}\` ${issue.message}.`);
    }
  }
  return undefined;
}

/** Line in the markdown file: the YAML starts on line 2. */
function lineOfKey(lines: string[], key: string): number {
  return lines.findIndex((line) => line.startsWith(`${key}:`)) + 2;
}

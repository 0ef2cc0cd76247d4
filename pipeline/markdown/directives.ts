import type { Root } from 'mdast';
import type { LeafDirective, ContainerDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { z } from 'zod';
import { pageComponentNames } from '../../app/_content/componentNames.ts';
import type { CalloutKind } from '../../app/_content/types.ts';
import type { Mistakes } from '../author-error.ts';

export const calloutKinds: readonly CalloutKind[] = ['info', 'success', 'warning', 'error'];

const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What `::demo{…}` accepts. Documented in content/README.md. */
export const demoOptionsSchema = z.strictObject({
  name: z
    .string({ error: 'is missing: name the demo' })
    .regex(/^[A-Z]\w*$/, 'is the name of a demo file, without its ending'),
  background: z.enum(['outlined', 'inline', 'gradient', 'playground']).default('outlined'),
  defaultCodeOpen: boolean.default(true),
});

export type DemoOptions = z.infer<typeof demoOptionsSchema>;

const schemas: Record<string, z.ZodObject> = {
  demo: demoOptionsSchema,
  tabs: z.strictObject({ key: z.string({ error: 'is missing: name what the reader chooses' }) }),
  component: z.looseObject({
    name: z.enum(pageComponentNames, {
      error: `names no component of the site. Known: ${pageComponentNames.join(', ')}`,
    }),
  }),
  ...Object.fromEntries(calloutKinds.map((kind) => [kind, z.strictObject({})])),
};

const containers = new Set<string>([...calloutKinds, 'tabs']);

/**
 * Turns directives into elements that survive the way to HTML (`x-demo`, `x-tabs`, `x-component`, `x-callout`), and reports unknown
 * directives and options. Text such as `10:30` or `a:hover`, which looks like a directive to the parser, stays text.
 */
export function remarkDirectives(file: string, source: string, mistakes: Mistakes) {
  return (tree: Root) => {
    visit(
      tree,
      ['leafDirective', 'containerDirective', 'textDirective'],
      (found, index, parent) => {
        const node = found as LeafDirective | ContainerDirective | TextDirective;
        const position = node.position!;
        if (node.type === 'textDirective') {
          const value = source.slice(position.start.offset, position.end.offset);
          parent!.children.splice(index!, 1, { type: 'text', value, position } as never);
          return [SKIP, index! + 1];
        }
        const { name } = node;
        const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
        if (!schema) {
          const known = Object.keys(schemas).join(', ');
          mistakes.add(
            file,
            position.start.line,
            `Unknown directive \`${name}\`. Known: ${known}.`,
          );
          return SKIP;
        }
        if (containers.has(name) !== (node.type === 'containerDirective')) {
          mistakes.add(
            file,
            position.start.line,
            containers.has(name)
              ? `\`${name}\` holds content: write \`:::${name}\` before it and \`:::\` after it.`
              : `\`${name}\` stands alone: write \`::${name}{…}\` with two colons.`,
          );
          return SKIP;
        }
        const result = schema.safeParse(node.attributes ?? {});
        if (!result.success) {
          for (const issue of result.error.issues)
            mistakes.add(
              file,
              position.start.line,
              issue.code === 'unrecognized_keys'
                ? `\`${name}\` has no option ${issue.keys.map((key) => `\`${key}\``).join(', ')}. Known: ${Object.keys(schema.shape).join(', ') || 'none'}.`
                : `The option \`${issue.path.join('.')}\` of \`${name}\` ${issue.message}.`,
            );
          return SKIP;
        }
        const isCallout = (calloutKinds as readonly string[]).includes(name);
        for (const child of node.children)
          if (child.type === 'paragraph' && child.data?.directiveLabel)
            child.data.hProperties = { label: 'true' };
        node.data = {
          hName: isCallout ? 'x-callout' : `x-${name}`,
          hProperties: {
            ...(isCallout ? { kind: name } : {}),
            options: JSON.stringify(result.data),
            line: position.start.line,
          },
        };
        return undefined;
      },
    );
  };
}

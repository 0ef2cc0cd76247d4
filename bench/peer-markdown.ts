import { parse } from 'yaml';

/** How a peer writes what plain markdown has no sign for. */
export interface Notation {
  /** the page up to its text: the peer may make the heading from the title */
  head(page: { title: string; description: string; heading: string }): string;
  /** first line of a callout; the last is `:::` for both peers */
  callout(kind: Callout, title: string | undefined): string;
  /** first line of a code block */
  fence(fence: string, code: { language: string; title?: string; tab?: string }): string;
  /** around blocks of code in tabs: first and last line */
  tabs: [string, string];
}

export type Callout = 'info' | 'success' | 'warning' | 'error';

const frontMatter = (title: string, description: string) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;

/** Starlight makes the heading from the title, and shows tabs in MDX only: code blocks with the tab's name as title instead. */
export const starlightNotation: Notation = {
  head: ({ title, description }) => `${frontMatter(title, description)}${description}\n`,
  callout: (kind, title) => {
    const name = { info: 'note', success: 'tip', warning: 'caution', error: 'danger' }[kind];
    return `:::${name}${title ? `[${title}]` : ''}`;
  },
  fence: (fence, { language, title, tab }) => {
    const name = [tab, title].filter(Boolean).join(': ');
    return `${fence}${language}${name ? ` title="${name}"` : ''}`;
  },
  tabs: ['', ''],
};

/** VitePress shows titles of code in groups only: a line of text instead. */
export const vitepressNotation: Notation = {
  head: ({ title, description, heading }) =>
    `${frontMatter(title, description)}# ${heading}\n\n${description}\n`,
  callout: (kind, title) => {
    const name = { info: 'info', success: 'tip', warning: 'warning', error: 'danger' }[kind];
    return `::: ${name} ${title ?? ''}`.trimEnd();
  },
  fence: (fence, { language, title, tab }) => {
    if (tab) return `${fence}${language} [${title ? `${tab}: ${title}` : tab}]`;
    return `${title ? `\`${title}\`\n\n` : ''}${fence}${language}`;
  },
  tabs: ['::: code-group', ':::'],
};

/**
 * A page of this site as the peer writes it: the same text, without demos and components.
 * @throws when the page has no front matter, or a directive that is not known here
 */
export function toPeerMarkdown(source: string, notation: Notation): string {
  const [, yaml, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (yaml === undefined || text === undefined) throw new Error('The page has no front matter.');
  const { title, description } = parse(yaml) as { title: string; description: string };
  const heading = /^# (.+)$/m.exec(text)?.[1] ?? title;
  const lines = translate(text.replace(/^# .+\n/m, '').split('\n'), notation);
  return `${notation.head({ title, description, heading })}${lines.join('\n')}`;
}

function translate(lines: string[], notation: Notation): string[] {
  let fence: string | undefined;
  const open: string[] = [];
  return lines.flatMap((line) => {
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line);
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && !mark[2]?.trim()) fence = undefined;
      return line;
    }
    if (mark) {
      fence = mark[1]!;
      const indent = line.slice(0, line.indexOf(fence));
      return notation
        .fence(fence, readInfo(mark[2]!))
        .split('\n')
        .map((part) => (part ? indent + part : part));
    }
    if (/^\s*::(demo|component)\{/.test(line)) return [];
    if (/^\s*:::\s*$/.test(line)) return open.pop() ?? line;
    const directive = /^\s*:::(\w+)(?:\[(.*)\])?/.exec(line);
    if (!directive) return line;
    const [, name = '', label] = directive;
    if (name === 'tabs') {
      open.push(notation.tabs[1]);
      return notation.tabs[0];
    }
    if (!isCallout(name)) throw new Error(`bench/peer-markdown.ts does not know :::${name}.`);
    open.push(':::');
    return notation.callout(name, label);
  });
}

function isCallout(name: string): name is Callout {
  return ['info', 'success', 'warning', 'error'].includes(name);
}

/** What follows the fence: `bash tab="npm" title="…"`. */
function readInfo(info: string): { language: string; title?: string; tab?: string } {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(info)?.[1];
  const title = attribute('title');
  const tab = attribute('tab');
  return {
    language: info.trim().split(/\s/)[0] ?? '',
    ...(title !== undefined && { title }),
    ...(tab !== undefined && { tab }),
  };
}

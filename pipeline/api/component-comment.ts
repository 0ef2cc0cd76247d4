import type { ApiDemoLink, ApiInheritance } from '../../app/_content/apiTypes.ts';
import type { DocComment } from './doc-comment.ts';

/** What a component's or hook's own comment says, besides its description in lists under "Demos:" and "API:". */
export interface ComponentComment {
  /** markdown */
  description: string;
  demos: ApiDemoLink[];
  inherits: ApiInheritance | undefined;
}

/** Takes the comment of a component or hook apart. */
export function readComponentComment({ text }: DocComment): ComponentComment {
  const at = text.search(/^(Demos|API):\s*$/m);
  const lists = at < 0 ? '' : text.slice(at);
  const [demoList = '', apiList = ''] = lists.startsWith('API:')
    ? ['', lists]
    : lists.split(/^API:\s*$/m);
  const inherits = /inherits \[(\w+)(?: API)?\]\(([^)]+)\)/.exec(apiList);
  return {
    description: (at < 0 ? text : text.slice(0, at)).trim(),
    demos: [...demoList.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label, href]) => ({
      text: label!,
      href: href!,
    })),
    inherits: inherits ? { name: inherits[1]!, href: inherits[2]! } : undefined,
  };
}

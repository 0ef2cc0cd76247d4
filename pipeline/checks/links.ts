import { closest } from 'fastest-levenshtein';
import type { Mistakes } from '../author-error.ts';
import type { InternalLink } from '../markdown/links.ts';

export interface LinkTargets {
  /** ids by path of the page */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** paths that the navigation lists but nobody has written yet */
  unwritten: ReadonlySet<string>;
  /** files of public/, by address */
  hasFile(address: string): boolean;
}

/** Reports links to pages and headings that do not exist, each with the nearest that does. */
export function checkLinks(links: InternalLink[], targets: LinkTargets, mistakes: Mistakes): void {
  for (const { href, path, anchor, file, line } of links) {
    const anchors = targets.anchors.get(path);
    if (!anchors) {
      if (targets.hasFile(path)) continue;
      mistakes.add(
        file,
        line,
        targets.unwritten.has(path)
          ? `\`${href}\` leads to a page that is not written yet: name it without a link.`
          : `\`${href}\` leads nowhere. Nearest page: ${closest(path, [...targets.anchors.keys()])}.`,
      );
    } else if (anchor && !anchors.has(anchor)) {
      const nearest = anchors.size > 0 ? ` Nearest: #${closest(anchor, [...anchors])}.` : '';
      mistakes.add(
        file,
        line,
        `\`${href}\` leads to a heading that ${path} does not have.${nearest}`,
      );
    }
  }
}

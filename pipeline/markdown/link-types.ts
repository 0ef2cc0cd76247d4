import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';

/**
 * Links inline code that names an export (`Button`, `<Button>`, `<Button />`) to its API page: the first time in each section, and not
 * within headings or other links.
 * @param pages path of the API page by name of the export
 */
export function linkTypes(tree: Root, pages: ReadonlyMap<string, string>): void {
  let linked = new Set<string>();
  const walk = (node: Nodes) => {
    if (!('children' in node)) return;
    node.children.forEach((child, index) => {
      if (child.type !== 'element') return;
      if (/^h[1-6]$/.test(child.tagName)) {
        linked = new Set();
        return;
      }
      if (child.tagName === 'a' || child.tagName === 'x-code') return;
      const name =
        child.tagName === 'code' ? /^<?(\w+)(?: ?\/?>)?$/.exec(toString(child))?.[1] : undefined;
      const href = name && pages.get(name);
      if (!href) {
        walk(child);
        return;
      }
      if (linked.has(name)) return;
      linked.add(name);
      const link: Element = {
        type: 'element',
        tagName: 'a',
        properties: { href },
        children: [child],
      };
      if (child.position) link.position = child.position;
      node.children[index] = link;
    });
  };
  walk(tree);
}

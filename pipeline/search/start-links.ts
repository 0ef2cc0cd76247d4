import type { StartGroup } from '../../app/_search/searchTypes.ts';
import { isApiItem } from '../content/api-pages.ts';
import { pageItems, pathOf, titleOf, writtenItems, type NavItem } from '../content/navigation.ts';
import type { Site } from '../content/site.ts';

const linksPerGroup = 4;

/** What is offered before anything is typed: pages of each product, and where the API references begin. Only pages that exist. */
export function startLinks({ products: all, navigation, pages }: Site): StartGroup[] {
  const products = all.filter(({ listed }) => listed);
  const groups = products.map(({ id }): StartGroup => {
    const items = writtenItems(navigation.get(id)!.items);
    const chapters = items.map((item) => pageItems([item], id).filter((page) => !isApiItem(page)));
    const written = interleave(chapters);
    const shown = written.length > 0 ? written : pageItems(items, id);
    const links = shown.slice(0, linksPerGroup).map(toLink);
    return { product: id, links: links.map((link) => withHeading(link, links)) };
  });
  const references = products.flatMap(({ id, name }) => {
    const [first] = pageItems(writtenItems(navigation.get(id)!.items), id).filter(isApiItem);
    return first ? [{ title: name, path: pathOf(first) }] : [];
  });
  /** Where two pages have the same short title, each goes by the heading it begins with. */
  function withHeading(link: Link, group: Link[]): Link {
    const isUnclear = group.some((other) => other !== link && other.title === link.title);
    return { ...link, title: (isUnclear && pages.get(link.path)?.text.heading) || link.title };
  }
  return [...groups, { links: references }].filter(({ links }) => links.length > 0);
}

type Link = StartGroup['links'][number];

function toLink(item: NavItem): Link {
  return { title: titleOf(item), path: pathOf(item) };
}

/** The first of each chapter, then the second of each … */
function interleave(chapters: NavItem[][]): NavItem[] {
  const longest = Math.max(0, ...chapters.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    chapters.flatMap((chapter) => chapter[at] ?? []),
  ).flat();
}

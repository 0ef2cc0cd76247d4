import { escapeHtml } from '../../app/_content/escapeHtml.ts';
import type { Site } from '../content/site.ts';

interface Entry {
  id: string;
  title: string;
  link: string;
  summary: string;
  /** ISO 8601 */
  date: string;
}

const mostEntries = 50;
/** When nothing is known of the history: a feed needs a date, and this one disturbs no reader. */
const epoch = '1970-01-01T00:00:00Z';

/** An Atom feed of new pages and of versions that the site begins to document, newest first. */
export function feed(site: Site, origin: string): string {
  const entries = [...newPages(site, origin), ...releases(site, origin)]
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || a.id.localeCompare(b.id))
    .slice(0, mostEntries);
  const { name, description } = site.config;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escapeHtml(name)}: new pages and releases</title>`,
    `<subtitle>${escapeHtml(description)}</subtitle>`,
    `<id>${escapeHtml(origin)}/feed.xml</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(origin)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(origin)}/"/>`,
    `<updated>${entries[0]?.date ?? epoch}</updated>`,
    `<author><name>${escapeHtml(name)}</name></author>`,
    ...entries.map(
      ({ id, title, link, summary, date }) =>
        `<entry><id>${escapeHtml(id)}</id><title>${escapeHtml(title)}</title><link href="${escapeHtml(link)}"/><updated>${date}</updated><summary>${escapeHtml(summary)}</summary></entry>`,
    ),
    '</feed>\n',
  ].join('\n');
}

function newPages({ pages, history, products }: Site, origin: string): Entry[] {
  return [...pages.values()].flatMap((page) => {
    const created = history.pages.get(page.folder)?.created;
    if (!created) return [];
    const product = products.find(({ id }) => id === page.product);
    // of products that are nothing to be found there is no news
    if (!product) return [];
    return [
      {
        id: origin + page.path,
        title: `${page.frontMatter.title} - ${product.name}`,
        link: origin + page.path,
        summary: page.frontMatter.description,
        date: created,
      },
    ];
  });
}

function releases({ history, products }: Site, origin: string): Entry[] {
  return history.releases.flatMap(({ packageName, version, date }) => {
    const product = products.find((candidate) => candidate.packageName === packageName);
    if (!product) return [];
    return [
      {
        id: `${origin}/${product.id}/#v${version}`,
        title: `${product.name} ${version}`,
        link: `${origin}/${product.id}/`,
        summary: `The documentation of ${product.name} is made from ${packageName} ${version}.`,
        date,
      },
    ];
  });
}

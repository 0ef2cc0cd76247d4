import { escapeHtml } from '../../app/_content/escapeHtml.ts';
import type { Document } from '../../app/_content/types.ts';

export interface SitemapPage {
  path: string;
  /** day of the last change */
  modified?: string | undefined;
}

/** Where else the same page is, in another language. */
export type AlternatesOf = (path: string) => { language: string; path: string }[];

/**
 * The sitemap of some pages.
 * @param alternatesOf languages of a page besides English, none by default: translated frames stand before English text, and
 *   name the English page as canonical, so they are no pages of their own to a search engine. A translation of the text is.
 */
export function sitemap(
  pages: SitemapPage[],
  origin: string,
  alternatesOf: AlternatesOf = () => [],
): string {
  const urls = pages.map(({ path, modified }) => {
    const others = alternatesOf(path);
    const languages = [{ language: 'en', path }, { language: 'x-default', path }, ...others]
      .map(
        ({ language, path: address }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(origin + address)}"/>`,
      )
      .join('');
    return `<url><loc>${xml(origin + path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}${languages}</url>`;
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The sitemap of sitemaps, each as new as its newest page. */
export function sitemapIndex(
  maps: { path: string; pages: SitemapPage[] }[],
  origin: string,
): string {
  const entries = maps.map(({ path, pages }) => {
    const days = pages.flatMap(({ modified }) => modified ?? []);
    const newest = days.sort().at(-1);
    return `<sitemap><loc>${xml(origin + path)}</loc>${newest ? `<lastmod>${newest}</lastmod>` : ''}</sitemap>`;
  });
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Everything may be read; what is no page for people is left to those who ask for it. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /mcp\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The pages of each sitemap, by its path. */
export function sitemapsOf(
  documents: Document[],
  products: string[],
): { path: string; pages: SitemapPage[] }[] {
  return [
    { path: '/sitemaps/site.xml', pages: [{ path: '/' }] },
    ...products.map((product) => ({
      path: `/sitemaps/${product}.xml`,
      pages: documents.filter((document) => document.product === product),
    })),
  ].filter(({ pages }) => pages.length > 0);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xml = escapeHtml;

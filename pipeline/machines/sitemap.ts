import { escapeHtml } from '../../app/_content/escapeHtml.ts';
import { sitePages } from '../../app/_content/sitePages.ts';
import type { Document } from '../../app/_content/types.ts';
import {
  defaultLanguage,
  localAddress,
  otherLanguages,
  type Language,
} from '../../app/_i18n/languages.ts';

export interface SitemapPage {
  path: string;
  /** languages besides English that its text is in */
  translations?: Language[] | undefined;
  /** day of the last change */
  modified?: string | undefined;
}

/**
 * The sitemap of some pages, and of their translations. A translated frame around English text names the English page as canonical, so it
 * is no page of its own to a search engine; a translation of the text is.
 */
export function sitemap(pages: SitemapPage[], origin: string): string {
  const urls = pages.flatMap(({ path, modified, translations = [] }) => {
    const addresses = [defaultLanguage, ...translations].map(
      (language) => [language, xml(origin + localAddress(path, language))] as const,
    );
    const alternates = [...addresses, ['x-default', xml(origin + path)] as const]
      .map(
        ([language, address]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
      .join('');
    const day = modified ? `<lastmod>${modified}</lastmod>` : '';
    return addresses.map(([, address]) => `<url><loc>${address}</loc>${day}${alternates}</url>`);
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
    {
      path: '/sitemaps/site.xml',
      pages: ['/', ...sitePages.map(({ path }) => path)].map((path) => ({
        path,
        translations: otherLanguages,
      })),
    },
    ...products.map((product) => ({
      path: `/sitemaps/${product}.xml`,
      pages: documents.filter((document) => document.product === product),
    })),
  ].filter(({ pages }) => pages.length > 0);
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xml = escapeHtml;

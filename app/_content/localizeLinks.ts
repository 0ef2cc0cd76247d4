import { defaultLanguage, localAddress, type Language } from '../_i18n/languages.ts';

const addressKeys = new Set(['path', 'href', 'start', 'address']);
const link = /(<a\b[^>]*?\shref=")([^"]*)/g;

/**
 * Leads the links of what the pipeline wrote to pages in a language: in HTML, and where a field is an address. What demos show
 * stays as it is: their links are examples.
 */
export function localizeLinks<T>(value: T, language: Language): T {
  return language === defaultLanguage ? value : (visit(value, '', language) as T);
}

function visit(value: unknown, key: string, language: Language): unknown {
  if (typeof value === 'string') {
    if (addressKeys.has(key)) return localAddress(value, language);
    return value.includes(' href="/') ? localizeHtml(value, language) : value;
  }
  if (Array.isArray(value)) return value.map((item) => visit(item, key, language));
  if (!value || typeof value !== 'object') return value;
  // by name of a type, in the API reference
  const isMap = key === 'links';
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'variants' ? item : visit(item, isMap ? 'href' : name, language),
    ]),
  );
}

function localizeHtml(html: string, language: Language): string {
  return html.replace(
    link,
    (_, before: string, href: string) => before + localAddress(href, language),
  );
}

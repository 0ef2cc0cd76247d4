import { env } from 'cloudflare:workers';
import type { Metadata } from 'next';
import { defaultLanguage, localAddress, type Language } from '../_i18n/languages.ts';
import { markdownPath } from './markdownPath.ts';
import { picturePath, pictureSize } from './picturePath.ts';
import type { Document } from './types.ts';

type Described = Pick<
  Document,
  'title' | 'description' | 'path' | 'product' | 'api' | 'noindex' | 'language' | 'translations'
>;

/**
 * Title, description, canonical address, other forms of the page, what social networks show of it, and whether search engines may.
 * A translated frame around English text is no page of its own: its canonical address is the English page, and no language is an
 * alternate of another that has the same text.
 * @param language that the frame is in
 */
export function pageMetadata(document: Described, language: Language): Metadata {
  const { title, description, path, noindex, translations = [] } = document;
  const isTranslated = language === (document.language ?? defaultLanguage);
  const address = (other: Language) => `${env.SITE_ORIGIN}${localAddress(path, other)}`;
  const url = address(document.language ?? defaultLanguage);
  const languages = {
    ...Object.fromEntries(
      [defaultLanguage, ...translations].map((other) => [other, address(other)]),
    ),
    'x-default': address(defaultLanguage),
  };
  const image = { url: `${env.SITE_ORIGIN}${picturePath(document)}`, ...pictureSize, alt: title };
  return {
    title,
    description,
    ...(noindex && { robots: 'noindex' }),
    alternates: {
      canonical: url,
      ...(isTranslated && { languages }),
      types: {
        // pages that the site itself brings have no text of their own
        ...(document.product && {
          'text/markdown': `${env.SITE_ORIGIN}${markdownPath(localAddress(path, document.language ?? defaultLanguage))}`,
        }),
        'application/atom+xml': `${env.SITE_ORIGIN}/feed.xml`,
      },
    },
    openGraph: { type: 'website', title, description, url, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  };
}

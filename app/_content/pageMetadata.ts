import { env } from 'cloudflare:workers';
import type { Metadata } from 'next';
import { markdownPath } from './markdownPath.ts';
import { picturePath, pictureSize } from './picturePath.ts';
import type { Document } from './types.ts';

type Described = Pick<Document, 'title' | 'description' | 'path' | 'product' | 'api' | 'noindex'>;

/** Title, description, canonical address, other forms of the page, what social networks show of it, and whether search engines may. */
export function pageMetadata(document: Described): Metadata {
  const { title, description, path, noindex } = document;
  const url = `${env.SITE_ORIGIN}${path}`;
  const image = { url: `${env.SITE_ORIGIN}${picturePath(document)}`, ...pictureSize, alt: title };
  return {
    title,
    description,
    ...(noindex && { robots: 'noindex' }),
    alternates: {
      canonical: url,
      languages: { en: url, 'x-default': url },
      types: {
        // pages that the site itself brings have no text of their own
        ...(document.product && {
          'text/markdown': `${env.SITE_ORIGIN}${markdownPath(path)}`,
        }),
        'application/atom+xml': `${env.SITE_ORIGIN}/feed.xml`,
      },
    },
    openGraph: { type: 'website', title, description, url, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  };
}

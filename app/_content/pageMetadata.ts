import { env } from 'cloudflare:workers';
import type { Metadata } from 'next';
import type { Document } from './types.ts';

/** Title, description, canonical address, what social networks show of a page, and whether search engines may. */
export function pageMetadata({
  title,
  description,
  path,
  noindex,
}: Pick<Document, 'title' | 'description' | 'path' | 'noindex'>): Metadata {
  const url = `${env.SITE_ORIGIN}${path}`;
  return {
    title,
    description,
    ...(noindex && { robots: 'noindex' }),
    alternates: { canonical: url, languages: { en: url, 'x-default': url } },
    openGraph: { type: 'website', title, description, url },
    twitter: { card: 'summary', title, description },
  };
}

import { env } from 'cloudflare:workers';
import type { Metadata } from 'next';
import type { Document } from './types.ts';

/** Title, description, canonical address and what social networks show of a page. */
export function pageMetadata({
  title,
  description,
  path,
}: Pick<Document, 'title' | 'description' | 'path'>): Metadata {
  const url = `${env.SITE_ORIGIN}${path}`;
  return {
    title,
    description,
    alternates: { canonical: url, languages: { en: url, 'x-default': url } },
    openGraph: { type: 'website', title, description, url },
    twitter: { card: 'summary', title, description },
  };
}

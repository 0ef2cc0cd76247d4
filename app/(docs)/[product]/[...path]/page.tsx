import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '../../../_content/pageMetadata.ts';
import { readDocument, readSiteFacts } from '../../../_content/readDocument.ts';
import { DocumentPage } from './DocumentPage.tsx';

interface Props {
  params: Promise<{ product: string; path: string[] }>;
}

async function find({ params }: Props) {
  const { product, path } = await params;
  return (await readDocument([product, ...path].join('/'))) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await find(props));
}

export default async function Page(props: Props) {
  const [document, site] = await Promise.all([find(props), readSiteFacts()]);
  return <DocumentPage document={document} site={site} />;
}

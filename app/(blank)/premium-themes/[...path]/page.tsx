import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '../../../_content/pageMetadata.ts';
import { readDocument } from '../../../_content/readDocument.ts';
import { FullPage } from '../../../_fullPage/FullPage.tsx';

interface Props {
  params: Promise<{ path: string[] }>;
}

const back = { path: '/premium-themes/', title: 'Premium themes' };

async function find({ params }: Props) {
  const { path } = await params;
  return (await readDocument(['premium-themes', ...path].join('/'))) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await find(props));
}

export default async function Page(props: Props) {
  return <FullPage document={await find(props)} back={back} />;
}

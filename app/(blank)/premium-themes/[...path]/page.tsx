import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '../../../_content/pageMetadata.ts';
import { readLocalDocument } from '../../../_content/readLocal.ts';
import { FullPage } from '../../../_fullPage/FullPage.tsx';
import { localAddress } from '../../../_i18n/languages.ts';
import { requestLanguage } from '../../../_i18n/requestLanguage.ts';

interface Props {
  params: Promise<{ path: string[] }>;
}

async function find({ params }: Props) {
  const { path } = await params;
  return (await readLocalDocument(['premium-themes', ...path].join('/'))) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await find(props), await requestLanguage());
}

export default async function Page(props: Props) {
  const path = localAddress('/premium-themes/', await requestLanguage());
  return <FullPage document={await find(props)} back={{ path, title: 'Premium themes' }} />;
}

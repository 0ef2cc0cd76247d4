import { css } from '@pigment-css/react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLocalDemoPage } from '../../_content/readLocal.ts';
import { DemoIslands } from '../../_demo/DemoStage.tsx';
import { DemoStyles } from '../../_demo/DemoStyles.tsx';

const main = css({
  minHeight: '100vh',
  background: 'var(--mui-palette-background-default, light-dark(#fff, #121212))',
  color: 'var(--mui-palette-text-primary, light-dark(rgb(0 0 0 / 87%), #fff))',
  font: 'var(--mui-font-body1, 400 1rem/1.5 Roboto, Helvetica, Arial, sans-serif)',
  outline: 'none',
});

interface Props {
  params: Promise<{ path: string[] }>;
}

async function read({ params }: Props) {
  const { path } = await params;
  return readLocalDemoPage(path.join('/'));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await read(props);
  return { title: page?.title, robots: { index: false } };
}

/** A demo that needs a window of its own: its page shows it in a frame. */
export default async function DemoPage(props: Props) {
  const page = await read(props);
  if (!page) notFound();
  return (
    <main id="main" tabIndex={-1} className={main}>
      <DemoStyles assets={page.demoAssets} />
      <DemoIslands demo={page.demo} />
    </main>
  );
}

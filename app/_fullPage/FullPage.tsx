import { css } from '@pigment-css/react';
import { DemoIslands } from '../_demo/DemoStage.tsx';
import { DemoStyles } from '../_demo/DemoStyles.tsx';
import type { Document, PageLink } from '../_content/types.ts';
import { FrameBar } from './FrameBar.tsx';

/** Sets what a demo inherits to what a page without any style has; its own baseline does the rest. */
const main = css({
  isolation: 'isolate',
  outline: 'none',
  font: '400 1rem/1.5 Roboto, Helvetica, Arial, sans-serif',
  '& > demo-island': { display: 'block', maxWidth: 'none' },
});

/**
 * A demo that is a whole page (`layout: blank`), under a bar that leads back.
 * @param back the page that lists this one
 */
export function FullPage({ document, back }: { document: Document; back: PageLink }) {
  const { demoAssets } = document;
  const [block] = document.blocks;
  return (
    <>
      {demoAssets && <DemoStyles assets={demoAssets} />}
      <FrameBar title={document.heading} back={back} />
      <div id="main" tabIndex={-1} className={main}>
        {block?.type === 'demo' && <DemoIslands demo={block.demo} />}
      </div>
    </>
  );
}

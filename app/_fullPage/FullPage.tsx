import { css } from '@pigment-css/react';
import type { Document, PageLink } from '../_content/types.ts';
import { FrameBar } from './FrameBar.tsx';

/** Sets what a demo inherits to what a page without any style has; its own baseline does the rest. */
const main = css({
  isolation: 'isolate',
  outline: 'none',
  font: '400 1rem/1.5 Roboto, Helvetica, Arial, sans-serif',
  '& > demo-island': { display: 'block' },
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
      {demoAssets?.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="demos" />
      ))}
      {demoAssets && <style dangerouslySetInnerHTML={{ __html: demoAssets.css }} />}
      <FrameBar title={document.heading} back={back} />
      <div id="main" tabIndex={-1} className={main}>
        {block?.type === 'demo' && (
          <demo-island
            data-name={block.demo.name}
            data-runtime={block.demo.runtime}
            data-chunk={block.demo.chunk}
            data-preload={block.demo.preload.join(' ')}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: block.demo.html }}
          />
        )}
      </div>
    </>
  );
}

import { createElement, Fragment } from 'react';
import { DemoAdSlot } from '../_ads/DemoAdSlot.tsx';
import { DemoFrame } from '../_demo/DemoFrame.tsx';
import { Callout } from './Callout.tsx';
import { CodeBlock } from '../_code/CodeBlock.tsx';
import { CodeTabs } from '../_code/CodeTabs.tsx';
import { pageComponents } from './components.tsx';
import { Heading } from './Heading.tsx';
import { inlineText, run } from './proseStyles.ts';
import { Table } from './Table.tsx';
import type { Block, SiteFacts } from '../_content/types.ts';

/** Renders the blocks of a document, one component per kind. */
export function Blocks({ blocks, site }: { blocks: Block[]; site: SiteFacts }) {
  // documents never change once built, so the place of a block is its identity
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <BlockView block={block} site={site} index={index} />
    </Fragment>
  ));
}

function BlockView({ block, site, index }: { block: Block; site: SiteFacts; index: number }) {
  switch (block.type) {
    case 'html':
      return (
        <div className={`${run} ${inlineText}`} dangerouslySetInnerHTML={{ __html: block.html }} />
      );
    case 'element': {
      const { tag, attributes, children } = block;
      const [only] = children;
      if (children.length === 1 && only!.type === 'html')
        return createElement(tag, {
          ...attributes,
          className: inlineText,
          dangerouslySetInnerHTML: { __html: only!.html },
        });
      return createElement(tag, attributes, <Blocks blocks={children} site={site} />);
    }
    case 'heading':
      return <Heading level={block.level} id={block.id} html={block.html} />;
    case 'callout':
      return (
        <Callout kind={block.kind} title={block.title}>
          <Blocks blocks={block.children} site={site} />
        </Callout>
      );
    case 'code':
      return <CodeBlock code={block.code} />;
    case 'tabs':
      return <CodeTabs storageKey={block.storageKey} tabs={block.tabs} name={`tabs-${index}`} />;
    case 'table':
      return <Table html={block.html} />;
    case 'demo':
      return (
        <>
          <DemoFrame demo={block.demo} />
          {site.features?.ads?.feed && block.demo.hasAd && !block.demo.hideToolbar && (
            <DemoAdSlot />
          )}
        </>
      );
    case 'component': {
      const PageComponent = pageComponents[block.name];
      return <PageComponent site={site} {...block.attributes} />;
    }
  }
}

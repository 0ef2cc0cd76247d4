import { beforeAll, describe, expect, test } from 'vitest';
import type { Block, Demo, Document } from '../../app/_content/types.ts';
import { installedVersion } from '../../pipeline/content/products.ts';
import { readSite, type Site } from '../../pipeline/content/site.ts';
import { buildDocuments, type BuiltPages } from '../../pipeline/documents.ts';
import { fromRoot } from '../../pipeline/paths.ts';
import { navigationDocument, pagesDocument, siteDocument } from '../../pipeline/site-documents.ts';
import { demoAddresses } from '../fixtures/demoAddresses.ts';
import { goodSite } from '../fixtures/goodSite.ts';
import { writeSite } from '../fixtures/tinySite.ts';

let content: string;
let site: Site;
let built: BuiltPages;
let button: Document;

beforeAll(async () => {
  content = writeSite(goodSite);
  site = await readSite(content);
  built = await buildDocuments([...site.pages.values()], site, demoAddresses);
  button = built.documents.find(({ path }) => path === '/kit/react-button/')!;
}, 60_000);

function demosIn(blocks: Block[]): Demo[] {
  return blocks.flatMap((block) => {
    if (block.type === 'demo') return [block.demo];
    return 'children' in block ? demosIn(block.children) : [];
  });
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"');

describe('a site without mistakes', () => {
  test('has a document for each page', () => {
    expect(built.documents.map(({ path }) => path)).toEqual([
      '/kit/guides/use/',
      '/kit/intro/',
      '/kit/react-button/',
    ]);
  });

  test('says of a page what its front matter and headings say', () => {
    expect(button).toMatchObject({
      product: 'kit',
      title: 'React Button - Kit',
      heading: 'Button',
      description: 'Buttons start something.',
      source: fromRoot(`${content}/kit/react-button/react-button.md`),
      headings: [
        { id: 'sizes', text: 'Sizes', children: [{ id: 'notes', text: 'Notes', children: [] }] },
      ],
    });
  });

  test('links to the source of the installed version, the specifications and the issues', () => {
    expect(button.links).toEqual([
      {
        label: 'Source',
        href: `https://example.com/tree/v${installedVersion('@mui/material')}/packages/kit/src/Button`,
      },
      { label: 'WAI-ARIA', href: 'https://example.com/aria/' },
      { label: 'Material Design', href: 'https://example.com/design/' },
      {
        label: 'Feedback',
        href: 'https://example.com/issues?q=is%3Aopen%20is%3Aissue%20label%3A%22component%3A%20button%22',
      },
    ]);
  });

  test('has its blocks in the order of the text, demos in callouts too', () => {
    expect(button.blocks).toMatchObject([
      { type: 'html', html: expect.stringContaining('<a href="#ButtonSizes">demo</a>') },
      { type: 'heading', level: 2, id: 'sizes', html: 'Sizes' },
      { type: 'callout', kind: 'info', children: [{ type: 'demo' }] },
      { type: 'heading', level: 3, id: 'notes', html: 'Notes' },
      { type: 'demo' },
    ]);
  });

  test('knows the anchors of headings and demos', () => {
    expect([...site.pages.get('/kit/react-button/')!.text.anchors]).toEqual([
      'sizes',
      'notes',
      'ButtonSizes',
      'Plain',
    ]);
  });

  test('leads from page to page in reading order, past groups, other sites and unwritten pages', () => {
    const neighbours = built.documents.map(({ path, previous, next }) => [
      path,
      { previous, next },
    ]);
    expect(Object.fromEntries(neighbours)).toEqual({
      '/kit/intro/': {
        previous: undefined,
        next: { path: '/kit/react-button/', title: 'Button' },
      },
      '/kit/react-button/': {
        previous: { path: '/kit/intro/', title: 'Overview' },
        next: { path: '/kit/guides/use/', title: 'Use' },
      },
      '/kit/guides/use/': {
        previous: { path: '/kit/react-button/', title: 'Button' },
        next: undefined,
      },
    });
  });

  test('survives being written as JSON', () => {
    const { documents } = built;
    expect(JSON.parse(JSON.stringify(documents))).toEqual(documents);
  });
});

describe('a demo', () => {
  test('is rendered, styled, and told where its scripts are', () => {
    const [demo] = demosIn(button.blocks) as [Demo];
    expect(demo).toMatchObject({
      name: 'ButtonSizes',
      background: 'inline',
      runtime: '/material-ui.js',
      chunk: '/ButtonSizes.js',
      preload: ['/react.js', '/emotion.js', '/box.js'],
    });
    expect(demo.html).toMatch(/<button[^>]* id="[^"]*ButtonSizes[^"]*"[^>]*>Save<\/button>/);
    expect(demo.html).not.toContain('<style');
    const className = /<button class="[^"]*(css-[\w-]+)"/.exec(demo.html)![1]!;
    expect(button.demoAssets!.css).toContain(`.${className}{`);
    expect(button.demoAssets!.styleSheets).toEqual(['/material-ui.css']);
  });

  test('shows its code formatted, as TypeScript and as JavaScript', () => {
    const [demo] = demosIn(button.blocks) as [Demo];
    expect(demo.source.ts.language).toBe('tsx');
    expect(textOf(demo.source.ts.html)).toContain(
      "import Button, { type ButtonProps } from '@mui/material/Button';\n",
    );
    expect(textOf(demo.source.ts.html)).toContain("const size: ButtonProps['size'] = 'small';");
    expect(demo.source.js.language).toBe('jsx');
    expect(textOf(demo.source.js.html)).toContain("import Button from '@mui/material/Button';\n");
    expect(textOf(demo.source.js.html)).toContain("const size = 'small';");
  });

  test('shows a preview, unless the page says no', () => {
    const [sizes, plain] = demosIn(button.blocks) as [Demo, Demo];
    expect(textOf(sizes.preview!.html)).toBe('<Button id={id} size={size}>\n  Save\n</Button>');
    expect(plain.preview).toBeUndefined();
  });

  test('is paid for by the pages that have one', () => {
    const intro = built.documents.find(({ path }) => path === '/kit/intro/')!;
    expect(intro.demoAssets).toBeUndefined();
    expect(built.themeCss['material-ui']).toContain('--mui-palette-primary-main');
  });
});

describe('the site as a whole', () => {
  test('knows its products, with installed versions', () => {
    const facts = siteDocument(site);
    expect(facts.products).toEqual([
      {
        id: 'kit',
        name: 'Kit',
        description: 'Parts.',
        version: installedVersion('@mui/material'),
        start: '/kit/intro/',
      },
    ]);
    expect(facts.versions['@mui/material']).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('has a navigation of written pages', () => {
    expect(navigationDocument(site, 'kit')).toEqual([
      { title: 'Overview', path: '/kit/intro/' },
      {
        title: 'Inputs',
        subheader: undefined,
        children: [
          { title: 'Button', path: '/kit/react-button/' },
          { title: 'More', path: 'https://example.com/more' },
        ],
      },
      { title: 'Use', path: '/kit/guides/use/' },
    ]);
    expect(navigationDocument(site, 'nothing')).toBeUndefined();
  });

  test('lists its pages by title', () => {
    expect(pagesDocument(site)).toEqual([
      { path: '/kit/guides/use/', title: 'Use' },
      { path: '/kit/intro/', title: 'Intro' },
      { path: '/kit/react-button/', title: 'React Button' },
    ]);
  });
});

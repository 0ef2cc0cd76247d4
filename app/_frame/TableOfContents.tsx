import { css } from '@pigment-css/react';
import type { HeadingLink } from '../_content/types.ts';
import type { Language } from '../_i18n/languages.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { down, up } from '../_styles/mediaQueries.ts';
import { ContentsIcon } from './icons.tsx';

const contents = css({
  boxSizing: 'border-box',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: 'var(--text)',
  [down.md]: {
    position: 'fixed',
    inset: 'auto 12px 76px',
    width: 'auto',
    maxHeight: '60dvh',
    margin: 0,
    padding: 16,
    overflowY: 'auto',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    boxShadow: 'var(--shadow)',
  },
  [up.md]: {
    display: 'block',
    position: 'sticky',
    inset: 'var(--header-height) auto auto',
    width: 242,
    maxHeight: 'calc(100dvh - var(--header-height))',
    margin: 0,
    paddingBlock: '36px 48px',
    paddingInline: '0 24px',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    border: 0,
    background: 'none',
  },
  '@media print': { display: 'none' },
  '& h2': {
    margin: '0 0 8px',
    paddingInlineStart: 12,
    color: 'var(--text)',
    fontSize: '0.8125rem',
    fontWeight: 650,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul ul a': { paddingInlineStart: 24 },
  '& ul ul ul a': { paddingInlineStart: 36 },
  '& a': {
    display: 'block',
    padding: '4px 12px',
    borderInlineStart: '2px solid var(--border)',
    color: 'var(--text-muted)',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: 'var(--text)', borderColor: 'var(--border-strong)' },
    '&[aria-current]': { color: 'var(--primary)', borderColor: 'var(--primary)', fontWeight: 600 },
  },
});

const openButton = css({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  zIndex: 8,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: '1px solid var(--border)',
  borderRadius: 99,
  color: 'var(--text)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--shadow)',
  cursor: 'pointer',
  [up.md]: { display: 'none' },
  '@media print': { display: 'none' },
});

interface Props {
  headings: HeadingLink[];
  /** of the headings, where it is not that of the page */
  language?: Language | undefined;
}

/**
 * What is on the page. Beside the text where there is room; on small screens a popover that a button at the bottom opens, without
 * scripts too. app/_enhance/contents.ts marks the section in view.
 */
export async function TableOfContents({ headings, language }: Props) {
  const t = await requestTranslate();
  if (headings.length === 0) return <div />;
  return (
    <div>
      <button
        type="button"
        className={openButton}
        popoverTarget="table-of-contents"
        aria-label={t('frame.onThisPage')}
      >
        <ContentsIcon />
      </button>
      <page-contents
        id="table-of-contents"
        className={contents}
        popover="auto"
        role="navigation"
        aria-labelledby="table-of-contents-title"
      >
        <h2 id="table-of-contents-title">{t('frame.onThisPage')}</h2>
        <List headings={headings} language={language} />
      </page-contents>
    </div>
  );
}

function List({ headings, language }: Props) {
  return (
    <ul lang={language}>
      {headings.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <List headings={children} />}
        </li>
      ))}
    </ul>
  );
}

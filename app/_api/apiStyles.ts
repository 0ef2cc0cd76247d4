import { css } from '@pigment-css/react';
import { up, withoutScript } from '../_styles/mediaQueries.ts';

export const list = css({ display: 'block' });

/** What table and list look like alike. */
export const rows = css({
  marginBlock: '12px 24px',
  fontSize: '0.875rem',
  lineHeight: 1.55,
  '& [role="row"]': {
    padding: '14px 0',
    borderBlockEnd: '1px solid var(--border)',
    scrollMarginTop: 'calc(var(--header-height) + 16px)',
  },
  '& [role="row"]:target': {
    background: 'var(--primary-bg)',
    boxShadow: '-8px 0 var(--primary-bg), 8px 0 var(--primary-bg)',
  },
  // whatever the view makes of rows
  '& [role="row"][hidden]': { display: 'none !important' },
  '& [role="cell"]': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-head]': { display: 'none' },
  '& [data-name]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& [data-cell] a': { display: 'inline-block', paddingBlock: 4 },
  '& [data-name] a': {
    minHeight: 24,
    color: 'var(--text)',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& [data-name] a:hover': { textDecoration: 'underline' },
  '& [data-name] label': { display: 'none' },
  '& em': {
    padding: '0 7px',
    border: '1px solid var(--border)',
    borderRadius: 99,
    color: 'var(--text-muted)',
    fontSize: '0.6875rem',
    fontStyle: 'normal',
    fontWeight: 600,
  },
  '& em[data-warning]': { borderColor: 'currentColor', color: 'var(--warning)' },
  '& em[data-plan]': { borderColor: 'currentColor', color: 'var(--primary)' },
  '& b': { display: 'inline', marginInlineEnd: 8, color: 'var(--text-muted)', fontWeight: 500 },
  '& p': { margin: '6px 0 0' },
  '& ul': { margin: '4px 0 0', paddingInlineStart: 20 },
  '& pre': {
    overflow: 'auto',
    margin: '6px 0 0',
    padding: 12,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--bg-code)',
    '& code': { padding: 0, border: 0, background: 'none', whiteSpace: 'pre' },
  },
  '& [data-cell="type"] code': { color: 'var(--code-string)' },
  '& [data-cell="default"] code': { color: 'var(--code-function)' },
  '& details': { display: 'inline' },
  '& summary': { display: 'inline', cursor: 'pointer' },
});

const columnWidths = {
  '& [data-columns="3"] [role="row"]': {
    gridTemplateColumns: 'minmax(130px, 1fr) minmax(150px, 1.2fr) 2.4fr',
  },
  '& [data-columns="4"] [role="row"]': {
    gridTemplateColumns: 'minmax(130px, 1fr) minmax(150px, 1.3fr) minmax(70px, 0.6fr) 2.2fr',
  },
};

/** From md up, rows of a table are grids with the same columns. */
const asTable = {
  '& [role="row"]': { display: 'grid', columnGap: 20, alignItems: 'start', padding: '10px 0' },
  '& [data-columns="2"] [role="row"]': { gridTemplateColumns: 'minmax(130px, 1fr) 3fr' },
  ...columnWidths,
  '& [data-head]': {
    display: 'grid',
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& [data-cell] > b': { display: 'none' },
  '& [data-text] > :first-child': { marginBlockStart: 0 },
};

const asCollapsed = {
  '& [data-cell], & [data-text]': { display: 'none' },
  '& [role="row"]:target > div, & [role="row"]:has(:checked) > div': { display: 'block' },
  '& [role="row"] > [data-name][data-name]': { display: 'flex' },
  '& [role="row"]': { padding: '6px 0' },
  '& [data-name] label': { display: 'inline-grid', placeItems: 'center', width: 24, height: 24 },
};

/** The view is an attribute of the list (app/_inline/storedChoice.ts sets it before the rows are parsed). */
export const views = css({
  [up.md]: { '[data-view="table"] > &': asTable },
  '[data-view="collapsed"] > &': asCollapsed,
});

export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: '0.8125rem',
  [withoutScript]: { display: 'none' },
  '& fieldset': {
    display: 'flex',
    gap: 2,
    margin: 0,
    padding: 2,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-small)',
  },
  '& legend': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: 1,
    height: 1,
    overflow: 'hidden',
  },
  '& label': {
    position: 'relative',
    padding: '2px 10px',
    borderRadius: 6,
    color: 'var(--text-muted)',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { color: 'var(--primary)', background: 'var(--primary-bg)' },
  '& label:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 1 },
  '& fieldset input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& input[type="search"]': {
    width: 200,
    padding: '5px 10px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    background: 'var(--bg)',
    font: 'inherit',
  },
});

import { css } from '@pigment-css/react';
import { escapeHtml } from '../_content/escapeHtml.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { withoutScript } from '../_styles/mediaQueries.ts';

const widget = css({
  display: 'block',
  marginBlock: '32px 0',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  '& h2': { margin: 0, fontSize: '0.9375rem', fontWeight: 600 },
  '& button': {
    minHeight: 40,
    padding: '0 16px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    background: 'var(--bg-raised)',
    font: '500 0.875rem/1.4 var(--font)',
    cursor: 'pointer',
    '&:hover': { borderColor: 'var(--border-strong)' },
    '&[aria-pressed=true]': {
      borderColor: 'var(--primary)',
      color: 'var(--primary)',
      background: 'var(--primary-bg)',
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
    '&[aria-disabled=true]': { cursor: 'default', opacity: 0.7 },
    '&[type=submit]': {
      borderColor: 'transparent',
      color: 'light-dark(#ffffff, #071523)',
      background: 'var(--primary)',
      fontWeight: 600,
      '&:hover': { background: 'var(--primary-strong)' },
    },
  },
  '& form': {
    // buttons that float go behind it; a rule could hide them while the form has the focus, but only by looking at the whole page
    position: 'relative',
    zIndex: 9,
    display: 'grid',
    gap: 8,
    maxWidth: 560,
    marginBlockStart: 16,
    padding: 16,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-subtle)',
    fontSize: '0.875rem',
  },
  '& label': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& textarea': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 84,
    padding: '10px 12px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    background: 'var(--bg)',
    font: '0.9375rem/1.5 var(--font)',
    resize: 'vertical',
  },
  '& p': { margin: 0, color: 'var(--text-muted)', fontSize: '0.8125rem' },
  '& form a': { color: 'var(--primary)' },
  '& [data-warning]': {
    padding: '8px 12px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--warning)',
    background: 'var(--warning-bg)',
  },
  '& form > div': { display: 'flex', justifyContent: 'flex-end', gap: 8 },
  // not `display: none`, which programs that fill in forms know to skip
  '& [data-website]': { position: 'absolute', insetInlineStart: -9999, opacity: 0 },
  '& [hidden]': { display: 'none' },
  '& > p': {
    marginBlockStart: 8,
    fontWeight: 500,
    '&[data-state=failed]': { color: 'var(--error)' },
    '&[data-state=submitted]': { color: 'var(--success)' },
    '&:empty': { margin: 0 },
  },
  '@media print': { display: 'none' },
  [withoutScript]: { display: 'none' },
});

interface Props {
  /** of the page's product */
  version: string;
  /** where readers open issues about pages, with `{page}` for the address */
  issue?: string | undefined;
}

/**
 * Asks at the end of a page whether it was helpful. The buttons are here; what follows a vote is made when it is needed (widget.ts). The
 * inside is a string, because scripts change it before React has hydrated the page. Give it a key: each page has its own.
 */
export async function PageFeedback({ version, issue }: Props) {
  const t = await requestTranslate();
  const vote = (rating: number, label: string) =>
    `<button type="button" data-action="vote" value="${rating}" aria-pressed="false">${escapeHtml(label)}</button>`;
  const html =
    `<div role="group" aria-labelledby="feedback-question"><h2 id="feedback-question">${escapeHtml(t('feedback.question'))}</h2>` +
    `${vote(1, t('feedback.yes'))}${vote(0, t('feedback.no'))}</div>` +
    `<p role="status" data-failed="${escapeHtml(t('feedback.failed'))}"></p>`;
  return (
    <page-feedback
      className={widget}
      data-version={version}
      data-issue={issue}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

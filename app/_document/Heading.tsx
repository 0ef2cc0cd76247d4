import { css } from '@pigment-css/react';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import type { Language } from '../_i18n/languages.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { withoutScript } from '../_styles/mediaQueries.ts';
import { inlineText } from './proseStyles.ts';

const heading = css({
  letterSpacing: '-0.015em',
  lineHeight: 1.3,
  textWrap: 'balance',
  'h2&': { margin: '48px 0 12px', fontSize: '1.5rem', fontWeight: 700 },
  'h3&': { margin: '32px 0 8px', fontSize: '1.1875rem', fontWeight: 650 },
  'h4&': { margin: '24px 0 8px', fontSize: '1rem', fontWeight: 650 },
  '& > a': {
    // a target of at least 24 px, however small the heading
    display: 'inline-block',
    minHeight: 24,
    color: 'inherit',
    textDecoration: 'none',
    '&::after': {
      content: '"#" / ""',
      marginInlineStart: '0.4em',
      color: 'var(--primary)',
      fontWeight: 400,
      opacity: 0,
    },
    '&:hover::after, &:focus-visible::after': { opacity: 1 },
  },
});

interface Props {
  level: 2 | 3 | 4;
  id: string;
  /** of the text; may hold inline code, never a link */
  html: string;
  /** of the text, where it is not that of the page's text */
  language?: Language | undefined;
}

/** Carries the button beside a heading, which would be part of its name if it stood inside. */
const row = css({
  'div&': { position: 'relative', marginBlock: 0 },
  '& > :first-child': { paddingInlineEnd: 36 },
  '&:hover > button': { opacity: 1 },
});

const commentButton = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-small)',
  color: 'var(--text-muted)',
  background: 'none',
  cursor: 'pointer',
  opacity: 0,
  '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
  '&:focus-visible': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
  // a speech bubble
  '&::before': {
    content: '""',
    display: 'block',
    width: 18,
    height: 18,
    margin: 'auto',
    background: 'currentColor',
    mask: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linejoin='round'%3E%3Cpath d='M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5'/%3E%3C/svg%3E")`,
    '@media (forced-colors: active)': { background: 'ButtonText' },
  },
  [withoutScript]: { display: 'none' },
  '@media print': { display: 'none' },
});

/** A heading that links to itself. Sections of the first two levels can be commented on (app/_enhance/feedback.ts). */
export async function Heading({ level, id, html, language: textLanguage }: Props) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  const Tag = `h${level}` as const;
  const element = (
    <Tag id={id} lang={textLanguage} className={`${heading} ${inlineText}`}>
      <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
    </Tag>
  );
  if (level === 4) return element;
  return (
    <div className={row}>
      {element}
      <button
        type="button"
        className={commentButton}
        data-action="comment"
        lang={language}
        aria-label={t('feedback.commentOnSection')}
        aria-describedby={id}
      />
    </div>
  );
}

import { css } from '@pigment-css/react';
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
}

/** A heading that links to itself. */
export function Heading({ level, id, html }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${heading} ${inlineText}`}>
      <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
    </Tag>
  );
}

import { css } from '@pigment-css/react';
import type { CSSProperties, ReactNode } from 'react';
import type { CalloutKind } from '../_content/types.ts';

/** `--tone` and `--tone-bg` come from the kind. */
const callout = css({
  padding: '14px 18px',
  border: '1px solid color-mix(in srgb, var(--tone) 35%, transparent)',
  borderRadius: 'var(--radius)',
  background: 'var(--tone-bg)',
  '& > p:first-child': {
    margin: '0 0 4px',
    color: 'var(--tone)',
    fontSize: '0.875rem',
    fontWeight: 700,
  },
  '& > * + *': { marginBlockStart: 12 },
  '& > p:first-child + *': { marginBlockStart: 0 },
});

const defaultTitle: Record<CalloutKind, string> = {
  info: 'Note',
  success: 'Tip',
  warning: 'Watch out',
  error: 'Do not',
};

interface Props {
  kind: CalloutKind;
  /** HTML of inline text */
  title?: string | undefined;
  children: ReactNode;
}

/** An aside. Its kind is said in words, not by colour alone. */
export function Callout({ kind, title, children }: Props) {
  return (
    <aside
      className={callout}
      style={{ '--tone': `var(--${kind})`, '--tone-bg': `var(--${kind}-bg)` } as CSSProperties}
    >
      <p dangerouslySetInnerHTML={{ __html: title ?? defaultTitle[kind] }} />
      {children}
    </aside>
  );
}

import { css } from '@pigment-css/react';
import type { CSSProperties, ReactNode } from 'react';
import type { CalloutKind } from '../_content/types.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import type { Language } from '../_i18n/languages.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';

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

interface Props {
  kind: CalloutKind;
  /** HTML of inline text */
  title?: string | undefined;
  /** of the title, where it is not that of the page's text */
  titleLanguage?: Language | undefined;
  children: ReactNode;
}

/** An aside. Its kind is said in words, not by colour alone. */
export async function Callout({ kind, title, titleLanguage, children }: Props) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  return (
    <aside
      className={callout}
      style={{ '--tone': `var(--${kind})`, '--tone-bg': `var(--${kind}-bg)` } as CSSProperties}
    >
      {title === undefined ? (
        <p lang={language}>{t(`page.callouts.${kind}`)}</p>
      ) : (
        <p lang={titleLanguage} dangerouslySetInnerHTML={{ __html: title }} />
      )}
      {children}
    </aside>
  );
}

import { codeFrame, codeTitle, copyButton, pre } from './codeStyles.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import type { Code } from '../_content/types.ts';

/** A block of highlighted code that can be copied. */
export function CodeBlock({ code }: { code: Code }) {
  return (
    <div className={codeFrame} data-code="">
      {code.title && <div className={codeTitle}>{code.title}</div>}
      <HighlightedCode code={code} />
      <CopyButton />
    </div>
  );
}

/** The code alone, for frames that bring their own buttons. It scrolls sideways, and the keyboard can do that too. */
export async function HighlightedCode({ code, label }: { code: Code; label?: string }) {
  const t = await requestTranslate();
  return (
    <pre
      className={pre}
      tabIndex={0}
      role="region"
      aria-label={label ?? t('frame.code.label')}
      dir="ltr"
    >
      <code dangerouslySetInnerHTML={{ __html: code.html }} />
    </pre>
  );
}

/** app/_enhance/copyCode.ts copies the visible code of the nearest `data-code`. */
export async function CopyButton() {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  return (
    <button
      type="button"
      className={copyButton}
      data-action="copy"
      lang={language}
      data-copied={t('code.copied')}
      data-failed={t('code.copyFailed')}
      aria-live="polite"
    >
      {t('code.copy')}
    </button>
  );
}

import { codeFrame, codeTitle, copyButton, pre } from './codeStyles.ts';
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
export function HighlightedCode({ code, label = 'Code' }: { code: Code; label?: string }) {
  return (
    <pre className={pre} tabIndex={0} role="region" aria-label={label} dir="ltr">
      <code dangerouslySetInnerHTML={{ __html: code.html }} />
    </pre>
  );
}

/** app/_inline/copyCode.ts copies the visible code of the nearest `data-code`. */
export function CopyButton() {
  return (
    <button type="button" className={copyButton} data-copy="" aria-live="polite">
      Copy
    </button>
  );
}

export type CodeVariant = 'JS' | 'TS';

const year = 31_536_000;

/** The language of code that the reader chose: TypeScript, unless told otherwise. */
export function readCodeVariant(): CodeVariant {
  return /\bcodeVariant=JS\b/.test(document.cookie) ? 'JS' : 'TS';
}

/** Stores the choice, and tells the demos of the page with the event `codevariantchange`, whose `detail` is the variant. */
export function setCodeVariant(variant: CodeVariant): void {
  document.cookie = `codeVariant=${variant};path=/;max-age=${year}`;
  document.dispatchEvent(new CustomEvent('codevariantchange', { detail: variant }));
}

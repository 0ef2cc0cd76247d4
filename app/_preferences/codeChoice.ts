/** Language and styling of demos' code. <html> carries the choice (app/_inline/codeVariants.ts reads it), cookies keep it for a year. */
export interface CodeChoice {
  codeVariant: 'js' | 'ts';
  styling: 'system' | 'tailwind' | 'css';
}

/** Fires on the window when the choice has changed. */
export const codeChoiceEvent = 'codechoicechange';

/** Cookie values are those of the public documentation. */
const stylings = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' };

export function readCodeChoice(): CodeChoice {
  const { codeVariant, styling } = document.documentElement.dataset;
  return { codeVariant, styling } as unknown as CodeChoice;
}

function keep(): void {
  const { codeVariant, styling } = readCodeChoice();
  for (const [name, value] of [
    ['codeVariant', codeVariant.toUpperCase()],
    ['codeStyling', stylings[styling]],
  ])
    document.cookie = `${name}=${encodeURIComponent(value!)};path=/;max-age=31536000`;
}

/** Applies a choice to every demo of the page, keeps it and tells the page's controls. */
export function chooseCode(choice: Partial<CodeChoice>): void {
  Object.assign(document.documentElement.dataset, choice);
  keep();
  dispatchEvent(new Event(codeChoiceEvent));
}

/** An address that names a source (`#tailwind-Name.tsx`) is a choice as well, which app/_inline/codeVariants.ts has applied. */
export function keepChoiceOfAddress(): void {
  if (!/\.(js|tsx)$/.test(location.hash)) return;
  keep();
  dispatchEvent(new Event(codeChoiceEvent));
}

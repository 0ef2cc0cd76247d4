import { loadTranslate } from '../_i18n/loadTranslate.ts';
import type { Translate } from '../_i18n/translate.ts';
import { storeConsent, type Consent } from './consent.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
section {
  position: fixed; inset-block-end: 16px; inset-inline-start: 16px; z-index: 20; box-sizing: border-box;
  width: min(23rem, calc(100vw - 32px)); padding: 16px; border: 1px solid var(--border); border-radius: var(--radius);
  color: var(--text); background: var(--bg-raised); box-shadow: var(--shadow); font: 400 0.875rem/1.5 var(--font);
}
/* as wide as the side navigation, so that it covers no text */
@media (min-width: 1200px) { section { width: 268px; } }
p { margin: 0 0 12px; text-wrap: pretty; }
div { display: flex; gap: 8px; }
button {
  flex: 1; min-height: 44px; padding: 0 16px; border: 1px solid var(--border-strong); border-radius: var(--radius-small);
  color: var(--text); background: none; font: 600 0.875rem var(--font); cursor: pointer;
}
button:hover { background: var(--bg-hover); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media print { section { display: none; } }
`);

/**
 * Asks in a corner of the page, and takes no focus from it. Both answers look the same and take one click.
 * @returns the reader's answer, when it comes
 */
export async function askConsent(): Promise<Consent> {
  const host = document.querySelector('consent-banner') ?? document.body;
  const translate = await loadTranslate();
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return new Promise((resolve) => {
    const answer = (consent: Consent) => {
      storeConsent(consent);
      root.replaceChildren();
      resolve(consent);
    };
    root.replaceChildren(question(translate, answer));
  });
}

function question(translate: Translate, answer: (consent: Consent) => void): HTMLElement {
  const section = document.createElement('section');
  section.ariaLabel = translate('analytics.privacy');
  const text = document.createElement('p');
  text.textContent = translate('analytics.consent');
  const buttons = document.createElement('div');
  for (const [consent, label] of [
    ['denied', translate('analytics.decline')],
    ['granted', translate('analytics.accept')],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => answer(consent));
    buttons.append(button);
  }
  section.append(text, buttons);
  return section;
}

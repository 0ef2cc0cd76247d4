import { loadTranslate } from '../_i18n/loadTranslate.ts';
import { listen } from './listen.ts';

/** How long a button says what became of it, in ms. */
const noticeTime = 1600;

/** Copies a page as markdown: `data-action="copy-page"` marks the button, which names the files of both code variants. */
export function startPageMenu(): void {
  listen('click', async ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-action=copy-page]');
    if (!button) return;
    const label = button.querySelector('span');
    const before = label?.textContent ?? '';
    const done = await copy(address(button)).then(
      () => true,
      () => false,
    );
    const t = await loadTranslate();
    if (!label) return;
    label.textContent = t(done ? 'page.copied' : 'page.copyFailed');
    setTimeout(() => (label.textContent = before), noticeTime);
  });
}

function address(button: HTMLElement): string {
  const { markdown = '', markdownJs } = button.dataset;
  const isJavaScript = document.documentElement.dataset['codeVariant'] === 'js';
  return (isJavaScript && markdownJs) || markdown;
}

/** The clipboard gets a promise: by the time the text is here, some browsers no longer count the click. */
async function copy(url: string): Promise<void> {
  const text = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

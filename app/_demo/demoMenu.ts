import { announce } from '../_dom/announce.ts';
import { copyText } from '../_dom/copyText.ts';
import { openMenu, type MenuItem } from '../_dom/menu.ts';
import { loadTranslate } from '../_i18n/loadTranslate.ts';

/** Opens the menu behind a demo's "more" button: its source, its page, links to its sources. */
export async function openDemoMenu(button: HTMLElement): Promise<void> {
  const t = await loadTranslate();
  const demo = button.closest<HTMLElement>('[data-demo]')!;
  const variant = [...demo.querySelectorAll<HTMLElement>('[data-variant]')].find((element) =>
    element.checkVisibility(),
  );
  const copyLink = (extension: 'js' | 'tsx') => async () => {
    const styling = variant?.dataset['for']
      ? document.documentElement.dataset['styling']
      : 'system';
    const address = new URL(location.href);
    address.hash = `${styling}-${demo.dataset['demo']}.${extension}`;
    const isCopied = await copyText(address.href);
    await announce(isCopied ? 'demo.linkCopied' : 'demo.copyFailed', {}, { shown: true });
  };
  const items: MenuItem[] = [
    { label: t('demo.viewSource'), href: variant?.dataset['source'] ?? '' },
    ...(demo.dataset['page'] ? [{ label: t('demo.openPage'), href: demo.dataset['page'] }] : []),
    { label: t('demo.copyLinkJavaScript'), run: copyLink('js') },
    { label: t('demo.copyLinkTypeScript'), run: copyLink('tsx') },
  ];
  openMenu(button, items);
}

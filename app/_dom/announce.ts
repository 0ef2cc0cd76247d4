import { loadTranslate } from '../_i18n/loadTranslate.ts';
import type { StringKey } from '../_i18n/strings/en/index.ts';

let region: HTMLElement | undefined;

/** How long a message that is also shown stands, in ms. */
const shownFor = 3000;

/**
 * Says something to screen readers, politely.
 * @param options `shown`: everybody sees it, for three seconds
 */
export async function announce(
  key: StringKey,
  values: Record<string, string> = {},
  { shown = false } = {},
): Promise<void> {
  const text = (await loadTranslate())(key, values);
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.dataset['visuallyHidden'] = '';
    document.body.append(region);
  }
  region.textContent = '';
  // a region that is new, or says the same again, is only read when it changes afterwards
  setTimeout(() => (region!.textContent = text), 50);
  if (shown) showToast(text);
}

function showToast(text: string): void {
  const toast = document.createElement('div');
  toast.className = 'site-toast';
  toast.setAttribute('aria-hidden', 'true');
  toast.textContent = text;
  toast.popover = 'manual';
  document.body.append(toast);
  toast.showPopover();
  setTimeout(() => toast.remove(), shownFor);
}

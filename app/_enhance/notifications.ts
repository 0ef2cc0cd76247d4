import { listen } from './listen.ts';

const cookieName = 'lastSeenNotification';
const year = 31_536_000;

function lastSeen(): number {
  return Number(new RegExp(`(?:^|; )${cookieName}=(\\d+)`).exec(document.cookie)?.[1] ?? 0);
}

/** The number over the bell, and in its name. */
function count(bell: HTMLElement): void {
  const seen = lastSeen();
  const unread = (bell.dataset['notifications'] ?? '')
    .split(' ')
    .filter((id) => Number(id) > seen).length;
  const button = bell.querySelector('button')!;
  const badge = button.querySelector('span')!;
  badge.hidden = unread === 0;
  badge.textContent = String(unread);
  const { label = '', labelUnread = '' } = bell.dataset;
  button.setAttribute(
    'aria-label',
    unread ? labelUnread.replace('{{count}}', String(unread)) : label,
  );
}

async function open(bell: HTMLElement): Promise<void> {
  const seen = lastSeen();
  const ids = (bell.dataset['notifications'] ?? '').split(' ').map(Number);
  document.cookie = `${cookieName}=${Math.max(seen, ...ids)};path=/;max-age=${year};samesite=lax`;
  count(bell);
  const { showNotifications } = await import('../_notifications/showNotifications.ts');
  await showNotifications(bell.querySelector<HTMLElement>('[data-entries]')!, seen);
}

/** Counts what is new without loading it; loads it when the panel opens. */
export function startNotifications(): void {
  // does not bubble
  listen('toggle', (event) => {
    const { target, newState } = event as ToggleEvent;
    const bell =
      target instanceof Element &&
      target.matches('[popover]') &&
      target.closest<HTMLElement>('news-bell');
    if (bell && newState === 'open') void open(bell);
  });
  customElements.define(
    'news-bell',
    class extends HTMLElement {
      connectedCallback() {
        count(this);
        const panel = this.querySelector('[popover]');
        // it can be opened before this script is there
        if (panel?.matches(':popover-open')) void open(this);
      }
    },
  );
}

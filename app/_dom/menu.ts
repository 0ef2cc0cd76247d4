export type MenuItem = { label: string } & ({ href: string } | { run: () => unknown });

let style: HTMLStyleElement | undefined;

/**
 * Opens a menu at a button: arrows, Home, End and first letters move, Escape and Tab close, and the focus goes back. Links open in a tab of
 * their own.
 */
export function openMenu(button: HTMLElement, items: MenuItem[]): void {
  addStyle();
  const menu = document.createElement('div');
  menu.className = 'site-menu';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', button.getAttribute('aria-label') ?? '');
  menu.popover = 'auto';
  for (const item of items) {
    const entry = document.createElement('href' in item ? 'a' : 'button');
    entry.setAttribute('role', 'menuitem');
    entry.tabIndex = -1;
    entry.textContent = item.label;
    if ('href' in item && entry instanceof HTMLAnchorElement) {
      entry.href = item.href;
      entry.target = '_blank';
      entry.rel = 'noopener';
    }
    entry.addEventListener('click', () => {
      menu.hidePopover();
      if ('run' in item) item.run();
    });
    menu.append(entry);
  }
  const entries = [...menu.children] as HTMLElement[];
  menu.addEventListener('keydown', (event) => {
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : '';
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: entries.length - 1,
    };
    const byLetter = letter
      ? [...entries.slice(at + 1), ...entries].find((entry) =>
          entry.textContent?.toLowerCase().startsWith(letter),
        )
      : undefined;
    const next =
      steps[event.key] === undefined ? byLetter : entries.at(steps[event.key]! % entries.length);
    if (event.key === 'Tab') menu.hidePopover();
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return;
    button.setAttribute('aria-expanded', 'false');
    menu.remove();
  });
  // in the place of the button for the keyboard and for screen readers
  button.after(menu);
  button.setAttribute('aria-expanded', 'true');
  menu.showPopover();
  place(menu, button);
  entries[0]!.focus();
}

/** Under the button, its ends aligned, within the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isMirrored = getComputedStyle(button).direction === 'rtl';
  const left = isMirrored ? anchor.left : anchor.right - width;
  const below = anchor.bottom + 4;
  const top = below + height > innerHeight ? anchor.top - height - 4 : below;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, top)}px`;
}

/** Menus are made when they are asked for, so their style comes along with them. */
function addStyle(): void {
  if (style) return;
  style = document.createElement('style');
  style.textContent = `
.site-menu{position:fixed;inset:auto;margin:0;padding:6px;box-sizing:border-box;max-width:calc(100vw - 16px);border:1px solid var(--border);border-radius:var(--radius);background:var(--bg-raised);color:var(--text);box-shadow:var(--shadow);font:500 .875rem/1.4 var(--font)}
.site-menu>*{display:flex;align-items:center;width:100%;min-height:40px;box-sizing:border-box;padding:6px 14px;border:0;border-radius:var(--radius-small);background:none;color:inherit;font:inherit;text-align:start;text-decoration:none;cursor:pointer}
.site-menu>:hover,.site-menu>:focus{background:var(--bg-hover)}
.site-menu>:focus-visible{outline:3px solid var(--focus);outline-offset:-3px}
.site-toast{position:fixed;inset-block-end:24px;inset-inline-start:24px;margin:0;padding:12px 18px;border:1px solid var(--border);border-radius:var(--radius);background:var(--text);color:var(--bg);font:500 .875rem/1.4 var(--font);box-shadow:var(--shadow)}`;
  document.head.append(style);
}

import type { StringKey } from '../_i18n/strings/en/index.ts';

/** Keys that do one thing; each inner list is pressed together, alternatives stand side by side. */
export interface Shortcut {
  text: StringKey;
  keys: string[][];
}

export interface ShortcutGroup {
  title: StringKey;
  shortcuts: Shortcut[];
}

/** Everything that the keyboard can do here beyond what it does on every page. `Mod` is Command or Control. */
export const shortcutGroups: ShortcutGroup[] = [
  {
    title: 'frame.shortcuts.site',
    shortcuts: [
      { text: 'frame.shortcuts.search', keys: [['/'], ['Mod', 'K']] },
      { text: 'frame.shortcuts.help', keys: [['?']] },
      { text: 'frame.shortcuts.escape', keys: [['Esc']] },
      { text: 'frame.shortcuts.skip', keys: [['Tab', 'Enter']] },
    ],
  },
  {
    title: 'frame.shortcuts.code',
    shortcuts: [
      { text: 'frame.shortcuts.copy', keys: [['Mod', 'C']] },
      { text: 'frame.shortcuts.tabs', keys: [['←'], ['→']] },
      { text: 'frame.shortcuts.toolbar', keys: [['←'], ['→']] },
      { text: 'frame.shortcuts.toolbarEnds', keys: [['Home'], ['End']] },
      { text: 'frame.shortcuts.edit', keys: [['Enter']] },
      { text: 'frame.shortcuts.leaveEditor', keys: [['Esc']] },
    ],
  },
  {
    title: 'frame.shortcuts.writing',
    shortcuts: [{ text: 'frame.shortcuts.send', keys: [['Mod', 'Enter']] }],
  },
];

/** Whether keyboards have a Command key, as far as a page can know. */
export function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/i.test(platform);
}

/** How a key is labelled on the reader's keyboard. */
export function keyLabel(key: string, apple: boolean): string {
  if (key === 'Mod') return apple ? '⌘' : 'Ctrl';
  return key;
}

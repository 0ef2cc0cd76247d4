import { expect, test } from 'vitest';
import { isApple, keyLabel, shortcutGroups } from '../../app/_shortcuts/shortcuts.ts';

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['Win32', false],
  ['Linux x86_64', false],
  ['', false],
])('the platform %j has a Command key: %s', (platform, apple) => {
  expect(isApple(platform)).toBe(apple);
});

test('keys are labelled as on the keyboard of the reader', () => {
  expect(keyLabel('Mod', true)).toBe('⌘');
  expect(keyLabel('Mod', false)).toBe('Ctrl');
  expect(keyLabel('K', true)).toBe('K');
});

test('search, help and sending are in the list', () => {
  const keys = shortcutGroups.flatMap(({ shortcuts }) =>
    shortcuts.flatMap((shortcut) => shortcut.keys.map((together) => together.join('+'))),
  );
  expect(keys).toEqual(expect.arrayContaining(['/', 'Mod+K', '?', 'Mod+C', 'Mod+Enter']));
});

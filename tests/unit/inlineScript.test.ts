import { expect, test } from 'vitest';
import { bundleInlineScript } from '../../pipeline/vite/inline-script.ts';

test('the script in the head of every page is at most 6 KB, before compression', async () => {
  const { code } = await bundleInlineScript();
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(6 * 1024);
});

test('the script in the head of every page cannot close its own element', async () => {
  const { code } = await bundleInlineScript();
  expect(code).not.toMatch(/<\/script|<!--/i);
});

import { expect, test } from '@playwright/test';
import { builtDemo } from '../pages.ts';
import { address, reach, startEditing } from './editing.ts';
import { watchConsole } from './pageErrors.ts';

test('edits of the preview are rendered as they are typed, and reset restores all', async ({
  page,
}) => {
  const messages = watchConsole(page);
  const demo = await reach(page);
  const editor = await startEditing(demo);
  await expect(editor).toHaveValue(/^<Button variant="text">Text<\/Button>\n/);
  const before = await editor.inputValue();
  await editor.press('Control+Home');
  await page.keyboard.insertText('<Button>Hello</Button>\n');
  await expect(demo.locator('demo-island').getByRole('button')).toHaveText([
    'Hello',
    'Text',
    'Contained',
    'Outlined',
  ]);
  await expect(demo.locator('live-editor')).toHaveAttribute('data-editing', '');
  await demo.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(editor).toHaveValue(before);
  await expect(demo.locator('demo-island').getByRole('button')).toHaveCount(3);
  await expect(demo.locator('live-editor')).not.toHaveAttribute('data-editing');
  expect(messages).toEqual([]);
});

test('the whole code can be edited, with hooks, and shares its edits with the preview', async ({
  page,
}) => {
  const demo = await reach(page);
  const editor = await startEditing(demo);
  await editor.press('Control+Home');
  await page.keyboard.insertText('<Button>Hello</Button>\n');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await expect(editor).toHaveValue(
    /import Button[\s\S]*\n {6}<Button>Hello<\/Button>\n {6}<Button/,
  );
  await editor.fill(`import * as React from 'react';
import Button from '@mui/material/Button';

export default function Counter() {
  const [count, setCount] = React.useState<number>(0);
  return <Button onClick={() => setCount(count + 1)}>Count {count}</Button>;
}`);
  const button = demo.locator('demo-island').getByRole('button', { name: 'Count 0' });
  await button.click();
  await expect(demo.locator('demo-island').getByRole('button')).toHaveText(['Count 1']);
});

test('an error is told politely, and what rendered last stays until it is mended', async ({
  page,
}) => {
  const messages = watchConsole(page);
  const demo = await reach(page);
  const editor = await startEditing(demo);
  const status = demo.getByRole('status');
  const first = demo.locator('demo-island').getByRole('button').first();
  await editor.fill('<Button>Good</Button>');
  await expect(first).toHaveText('Good');
  await editor.fill('<Button>Bad</Button');
  await expect(status).toHaveText(/Line 1: |Unexpected|Unterminated/);
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveText('Good');
  await editor.fill('<Button>{undefined.length}</Button>');
  await expect(status).toHaveText(/TypeError: .*length/);
  await expect(first).toHaveText('Good');
  await editor.fill('<Chip label="New" />');
  await expect(status).toHaveText(/ReferenceError: Chip/);
  await editor.fill('<Button>Mended</Button>');
  await expect(first).toHaveText('Mended');
  await expect(status).toHaveText('');
  expect(messages).toEqual([]);
});

test('an import that the demo did not have is named, and a sandbox suggested', async ({ page }) => {
  const demo = await reach(page);
  await demo.getByRole('button', { name: 'Expand code' }).click();
  const editor = await startEditing(demo);
  const source = await editor.inputValue();
  await editor.fill(
    `import Chip from '@mui/material/Chip';\n${source.replace('<Button', '<Chip /><Button')}`,
  );
  const status = demo.getByRole('status');
  await expect(status).toContainText('“@mui/material/Chip” is not loaded here');
  await expect(status).toContainText('sandbox');
  await editor.fill(
    source
      .replace('import Button', "import { useNothing } from 'react';\nimport Button")
      .replace('return', 'useNothing();\n  return'),
  );
  await expect(status).toContainText('“useNothing” from “react” is not loaded here');
  await expect(demo.locator('demo-island').getByRole('button')).toHaveCount(3);
});

test('the editor loads when editing starts, not before, and is small', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  let requests: string[] = [];
  network.on('Network.requestWillBeSent', ({ request }) => requests.push(request.url));
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const demo = await reach(page);
  await page.mouse.move(300, 300);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  const { scope } = builtDemo(address, 'BasicButtons').variants[0]!;
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.endsWith(scope))).toEqual([]);
  bytes = 0;
  requests = [];
  await startEditing(demo);
  expect(requests.filter((url) => url.endsWith(scope))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeLessThan(120 * 1024);
  expect(bytes).toBeGreaterThan(10 * 1024);
});

test('editing works without a network once the editor is there', async ({ page, context }) => {
  const demo = await reach(page);
  const editor = await startEditing(demo);
  await context.setOffline(true);
  await editor.fill('<Button>Offline</Button>');
  await expect(demo.locator('demo-island').getByRole('button')).toHaveText(['Offline']);
});

test('editing works under the policy of the page, which allows neither eval nor scripts from strings', async ({
  page,
}) => {
  const messages = watchConsole(page);
  const demo = await reach(page);
  const editor = await startEditing(demo);
  await editor.fill('<Button>Strict</Button>');
  await expect(demo.locator('demo-island').getByRole('button')).toHaveText(['Strict']);
  await editor.press('Control+End');
  await page.keyboard.type('<b>1 &lt; 2');
  await expect(demo.locator('.pce-line').first()).toHaveText(/<b>1 &lt; 2<\/b>\n*$/);
  expect(messages).toEqual([]);
  const policy = (await page.request.get(address)).headers()['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-eval');
});

test('leaving the page takes the editor along, and coming back finds the demo as it was', async ({
  page,
}) => {
  const messages = watchConsole(page);
  const demo = await reach(page);
  await page.mouse.move(300, 300);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  const editor = await startEditing(demo);
  await editor.fill('<Button>Edited</Button>');
  await expect(demo.locator('demo-island').getByRole('button')).toHaveText(['Edited']);
  await page.locator('a[href="/material-ui/react-checkbox/"]').first().click();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Button');
  await expect(page.locator('live-editor')).toHaveCount(0);
  await expect(demo.locator('demo-island').getByRole('button')).toHaveCount(3);
  await startEditing(demo);
  expect(messages).toEqual([]);
});

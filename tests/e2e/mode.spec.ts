import { expect, test, type Page } from '@playwright/test';

const address = '/material-ui/react-button/';

async function choose(page: Page, mode: string) {
  await page.getByRole('button', { name: 'Colour mode' }).click();
  await page.getByRole('radio', { name: mode }).check({ force: true });
  await page.keyboard.press('Escape');
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(12, 15, 20)';
const light = 'rgb(255, 255, 255)';

test('follows the system until the reader chooses, and remembers the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address);
  expect(await background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
  await choose(page, 'Dark');
  expect(await background(page)).toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0c0f14');
  await page.reload();
  expect(await background(page)).toBe(dark);
  await page.getByRole('button', { name: 'Colour mode' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('reaches demos, hydrated or not', async ({ page }) => {
  await page.goto(address);
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  // polled: the style of a frame out of view may be computed a moment later
  for (const stage of await page.locator('[data-background=outlined]').all())
    await expect(stage).toHaveCSS('background-color', 'rgb(18, 18, 18)');
});

test('every painted frame of a dark page is dark', async ({ page }) => {
  await page.goto(address);
  await choose(page, 'Dark');
  await page.evaluate(() => scrollTo(0, 0));
  const client = await page.context().newCDPSession(page);
  const frames: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  await client.send('Network.enable');
  // slow enough for the browser to paint more than once
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.reload({ waitUntil: 'load' });
  await page.waitForTimeout(500);
  await client.send('Page.stopScreencast');
  expect(frames.length).toBeGreaterThan(0);
  const brightest = await page.evaluate(async (pictures) => {
    let most = 0;
    for (const picture of pictures) {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      canvas.drawImage(bitmap, 0, 0);
      // the right edge: page background in every layout
      const [red, green, blue] = canvas.getImageData(
        bitmap.width - 40,
        bitmap.height - 40,
        1,
        1,
      ).data;
      most = Math.max(most, red!, green!, blue!);
    }
    return most;
  }, frames);
  expect(brightest).toBeLessThan(64);
});

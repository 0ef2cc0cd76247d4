import type { Page } from '@playwright/test';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Loads the page again, over a connection slow enough for the browser to paint more than once. @returns every painted frame, as PNG */
export async function framesOfReload(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const frames: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  await client.send('Network.enable');
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
  return frames;
}

/**
 * The colours of an area in each of the frames, without repetition.
 * @param area negative places count from the right and the bottom
 * @returns red, green and blue as `#rrggbb`
 */
export function colorsOf(page: Page, frames: string[], area: Rectangle): Promise<string[][]> {
  return page.evaluate(
    async ({ pictures, area: { x, y, width, height } }) => {
      const found: string[][] = [];
      for (const picture of pictures) {
        const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        canvas.drawImage(bitmap, 0, 0);
        const left = x < 0 ? bitmap.width + x : x;
        const top = y < 0 ? bitmap.height + y : y;
        const { data } = canvas.getImageData(left, top, width, height);
        const colors = new Set<string>();
        for (let at = 0; at < data.length; at += 4)
          colors.add(
            `#${[data[at]!, data[at + 1]!, data[at + 2]!].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
          );
        found.push([...colors]);
      }
      return found;
    },
    { pictures: frames, area },
  );
}

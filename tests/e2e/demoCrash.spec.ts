import { expect, test } from '@playwright/test';
import { builtDemo } from '../pages.ts';

const address = '/material-ui/react-button/';

test('a demo that crashes says so in its frame, can be reported and started again', async ({
  page,
}) => {
  const { chunk } = builtDemo(address, 'BasicButtons').variants[0]!;
  await page.route(`**${chunk}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let crash = true;
        export default function Crash() { if (crash) { throw new Error('out of order'); } return 'Works again'; }
        addEventListener('mend', () => (crash = false));`,
    }),
  );
  await page.goto(address);
  const demo = page.locator('#BasicButtons');
  await demo.scrollIntoViewIfNeeded();
  const message = demo.getByRole('alert');
  await expect(message).toContainText('The demo BasicButtons stopped with an error.', {
    timeout: 20_000,
  });
  await expect(message).toContainText('out of order');
  const report = new URL((await message.getByRole('link').getAttribute('href'))!);
  expect(report.searchParams.get('title')).toBe('[docs] Demo BasicButtons crashes');
  expect(report.searchParams.get('body')).toMatch(
    /Page: http.*Version: Material UI 6\.\d.*Browser: Mozilla.*out of order/s,
  );
  const other = page.locator('demo-island:not([data-name=BasicButtons])').first();
  await other.scrollIntoViewIfNeeded();
  await expect(other).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => dispatchEvent(new Event('mend')));
  await message.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(demo.locator('demo-island')).toHaveText('Works again');
});

import { test } from '@playwright/test';
import { expect } from './patient.ts';

const path = '/material-ui/react-button/';

test('the bell says how many notifications are new, until they were seen', async ({
  page,
  context,
}) => {
  await page.goto(path);
  await page.mouse.move(500, 400);
  const bell = page.getByRole('button', { name: 'Notifications, 4 new' });
  await expect(bell).toBeVisible();
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByText('New', { exact: true })).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'lastSeenNotification')!;
  expect(cookie.value).toBe('4');
  expect(cookie.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 3600);
  await page.reload();
  await page.mouse.move(500, 300);
  await page.locator('[data-enhanced]').waitFor();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.locator('news-bell button > span')).toBeHidden();
});

test('only what came after the last visit is new, the newest first', async ({ page, context }) => {
  await context.addCookies([
    { name: 'lastSeenNotification', value: '3', url: new URL('/', process.env['SITE_URL']).href },
  ]);
  await page.goto(path);
  await page.mouse.move(500, 400);
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const first = page.locator('#notifications li').first();
  await expect(first.getByText('New', { exact: true })).toBeVisible();
  await expect(page.locator('#notifications mark')).toHaveCount(1);
});

test('nothing is fetched before the panel opens, and nothing moves when the badge appears', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(path);
  const place = () => page.locator('news-bell').boundingBox();
  const before = await place();
  await page.mouse.move(500, 400);
  await expect(page.locator('news-bell button > span')).toBeVisible();
  expect(await place()).toEqual(before);
  expect(requests.filter((url) => url.includes('notifications'))).toEqual([]);
});

test('when the news cannot be loaded, the panel says so, and the next opening tries again', async ({
  page,
}) => {
  await page.route('**/notifications.json', (route) => route.abort());
  await page.goto(path);
  const bell = page.locator('[popovertarget=notifications]');
  await bell.click();
  await expect(page.getByText('The news could not be loaded.')).toBeVisible();
  await page.unroute('**/notifications.json');
  await page.keyboard.press('Escape');
  await bell.click();
  await expect(page.locator('#notifications li').first()).toBeVisible();
});

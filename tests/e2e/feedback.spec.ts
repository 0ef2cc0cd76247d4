import { test, type Page } from '@playwright/test';
import { stateDir } from '../../pipeline/migrations.ts';
import { storedFeedback } from '../edge/localState.ts';
import { expect } from './patient.ts';

const path = '/material-ui/react-card/';

interface Sent {
  id: string;
  rating: number | null;
  comment?: string;
  section?: { hash: string; title: string };
  [field: string]: unknown;
}

/** Answers for the Worker. @returns what was sent, as it comes */
async function serveFeedback(page: Page, answer: () => number = () => 201): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/feedback', async (route) => {
    const message = route.request().postDataJSON() as Sent;
    sent.push(message);
    const status = answer();
    if (status === 0) return route.abort();
    return route.fulfill({ status, json: { id: message.id } });
  });
  return sent;
}

const yes = (page: Page) => page.getByRole('button', { name: 'Yes', exact: true });
const no = (page: Page) => page.getByRole('button', { name: 'No', exact: true });
const comment = (page: Page) => page.locator('#feedback-comment');
const status = (page: Page) => page.locator('page-feedback [role=status]');

test('a vote opens a form, and what is written is sent with it', async ({ page }) => {
  const sent = await serveFeedback(page);
  await page.goto(path);
  await yes(page).click();
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(comment(page)).toBeFocused();
  await expect(page.getByLabel('What did you like about it?')).toBeVisible();
  await comment(page).fill('The recipes are short.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  await expect(comment(page)).toBeHidden();
  await expect(yes(page)).toBeFocused();
  expect(sent).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      page: path,
      rating: 1,
      comment: 'The recipes are short.',
      version: '6.3.0',
      language: 'en',
      website: '',
    },
  ]);
  await page.reload();
  await yes(page).scrollIntoViewIfNeeded();
  await page.mouse.move(500, 300);
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a vote needs no comment', async ({ page }) => {
  const sent = await serveFeedback(page);
  await page.goto(path);
  await no(page).click();
  await comment(page).press('ControlOrMeta+Enter');
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(sent).toMatchObject([{ rating: 0 }]);
  expect(sent[0]).not.toHaveProperty('comment');
});

test('a vote for no is told where questions are answered', async ({ page }) => {
  await page.goto(path);
  await no(page).click();
  const link = page.getByRole('link', { name: 'open an issue about this page' });
  await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(path)));
  await yes(page).click();
  await expect(link).toBeHidden();
});

test('a section is commented on from its heading, with at least 10 characters', async ({
  page,
}) => {
  const sent = await serveFeedback(page);
  await page.goto(path);
  const heading = page.locator('#main h2').nth(1);
  const title = (await heading.textContent())!;
  const button = page.getByRole('button', { name: 'Comment on this section' }).nth(1);
  await expect(button).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  await expect(comment(page)).toBeFocused();
  await expect(page.getByText(`How can the section “${title}” be better?`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'open an issue about this page' })).toBeVisible();
  await comment(page).fill('Too short');
  await comment(page).press('ControlOrMeta+Enter');
  await expect(status(page)).toHaveText('Please write at least 10 characters.');
  await expect(comment(page)).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await comment(page).fill('Long enough to count');
  await comment(page).press('ControlOrMeta+Enter');
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(sent).toMatchObject([
    { rating: null, section: { hash: await heading.getAttribute('id'), title } },
  ]);
  await expect(button).toBeFocused();
});

test('when it fails, nothing is lost: the form stays, and a retry is the same message', async ({
  page,
}) => {
  let answer = 503;
  const sent = await serveFeedback(page, () => answer);
  await page.goto(path);
  await no(page).click();
  await comment(page).fill('The second demo is unclear.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(status(page)).toHaveText("Couldn't submit feedback. Please try again later.");
  await expect(comment(page)).toHaveValue('The second demo is unclear.');
  answer = 0;
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => sent.length).toBe(2);
  await expect(status(page)).toHaveText("Couldn't submit feedback. Please try again later.");

  await page.reload();
  await page.mouse.move(500, 300);
  await expect(comment(page)).toHaveValue('The second demo is unclear.');
  await expect(no(page)).toHaveAttribute('aria-pressed', 'true');
  answer = 201;
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('an id that belongs to an earlier text is replaced', async ({ page }) => {
  const answers = [409, 201];
  const sent = await serveFeedback(page, () => answers.shift()!);
  await page.goto(path);
  await yes(page).click();
  await comment(page).press('ControlOrMeta+Enter');
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

test('cancelling takes the vote back, and gives the focus back', async ({ page }) => {
  await page.goto(path);
  await no(page).click();
  await comment(page).fill('Never mind');
  await expect(page.locator('[data-editing]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(no(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(no(page)).toBeFocused();
  await expect(page.locator('[data-editing]')).toHaveCount(0);
  await no(page).click();
  await expect(comment(page)).toHaveValue('');
});

test('each page has feedback of its own, also after a soft navigation', async ({ page }) => {
  await page.goto(path);
  await page.mouse.move(500, 400);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await yes(page).click();
  await comment(page).fill('A draft that stays');
  await page.locator('a[rel=next]').click();
  await expect(page.locator('h1')).not.toHaveText('Card');
  await expect(comment(page)).toHaveCount(0);
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Card');
  await expect(comment(page)).toHaveValue('A draft that stays');
});

test('the keyboard alone is enough', async ({ page }) => {
  const sent = await serveFeedback(page);
  await page.goto(path);
  await yes(page).focus();
  await page.keyboard.press('Enter');
  await expect(comment(page)).toBeFocused();
  await page.keyboard.type('Typed without a mouse');
  // the link to issues is not there after a yes
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  expect(sent).toHaveLength(1);
});

test('what a reader sends is in the database, once', async ({ page }) => {
  const said = `From a browser, ${crypto.randomUUID()}`;
  await page.goto(path);
  await no(page).click();
  await comment(page).fill(said);
  const answered = page.waitForResponse('**/api/feedback');
  await page.getByRole('button', { name: 'Submit' }).click();
  const answer = await answered;
  expect(answer.status()).toBe(201);
  await expect(status(page)).toHaveText('Thank you for your feedback.');
  // the same message again, as after an answer that was lost
  const again = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/feedback', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    answer.request().postData(),
  );
  expect(again).toBe(200);
  const rows = storedFeedback(stateDir).filter((row) => row['comment'] === said);
  expect(rows).toMatchObject([{ page: path, rating: 0, version: '6.3.0', language: 'en' }]);
});

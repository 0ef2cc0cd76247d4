import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from './pageErrors.ts';

/** What the browser refused, as it tells the page. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

const pages = [
  ['/material-ui/react-checkbox/', '/material-ui/react-select/'],
  ['/material-ui/react-dialog/', '/material-ui/api/button/'],
  ['/material-ui/getting-started/', '/material-ui/react-button/'],
] as const;

for (const [from, to] of pages)
  test(`nothing is refused on ${from}, with its demos at work, and after a soft navigation to ${to}`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    const violations = await watchViolations(page);
    await page.goto(from);
    const islands = page.locator('demo-island');
    const count = Math.min(await islands.count(), 3);
    for (let index = 0; index < count; index += 1) {
      await islands.nth(index).scrollIntoViewIfNeeded();
      await expect(islands.nth(index)).toHaveAttribute('data-hydrated', '');
    }
    await page.mouse.move(500, 400);
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(to);
    await expect(page.locator(`main h1`)).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(await violations()).toEqual([]);
    expect(messages).toEqual([]);
  });

test('what should not run is refused; a module from a blob runs, as the live editor makes them', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.goto('/material-ui/getting-started/');
  const outcome = await page.evaluate(async () => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const runModule = async (code: string) => {
      const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      return ((await import(address)) as { default: unknown }).default;
    };
    const markup = document.createElement('div');
    markup.innerHTML =
      '<img src="data:," onerror="window.owned = 1"><a href="javascript:window.owned = 2">x</a>';
    document.body.append(markup);
    markup.querySelector('a')!.click();
    const inline = document.createElement('script');
    return {
      // in a module, as what the test driver runs itself may evaluate
      evaluated: await runModule(
        "let name = 'done'; try { new Function('return 1')() } catch (error) { name = error.name } export default name",
      ),
      inline: attempt(() => (inline.textContent = 'window.owned = 3')),
      foreignScript: attempt(
        () => (document.createElement('script').src = 'https://evil.example/x.js'),
      ),
      foreignWorker: attempt(() => new Worker('https://evil.example/x.js')),
      foreignFetch: await fetch('https://evil.example/').then(
        () => 'done',
        () => 'refused',
      ),
    };
  });
  expect(outcome).toEqual({
    evaluated: 'EvalError',
    inline: 'TypeError',
    foreignScript: 'TypeError',
    foreignWorker: 'TypeError',
    foreignFetch: 'refused',
  });
  await expect
    .poll(async () => new Set((await violations()).map((line) => line.split(' ')[0])))
    .toEqual(
      new Set(['script-src-attr', 'script-src-elem', 'require-trusted-types-for', 'connect-src']),
    );
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
});

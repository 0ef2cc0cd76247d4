import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects the page, as it is now, to have no violation of WCAG 2.2 AA.
 * @param within selector of the part that is looked at
 */
export async function expectAccessible(page: Page, within = 'body'): Promise<void> {
  await expectNone(new AxeBuilder({ page }).include(within).withTags(standard));
}

/** Expects every text of the page, as it is now, to have the contrast of AA: all that differs between the modes. */
export async function expectContrast(page: Page, within = 'body'): Promise<void> {
  await expectNone(
    new AxeBuilder({ page }).include(within).withRules(['color-contrast', 'link-in-text-block']),
  );
}

/** What MUI X Pro and Premium write over a component that has no license key. */
const watermark = '[style*="letter-spacing: 5px"]';

async function expectNone(axe: AxeBuilder): Promise<void> {
  // one run in the page is twice as fast as partial runs that a second page puts together
  const { violations } = await axe.exclude(watermark).setLegacyMode(true).analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    ),
  ).toEqual([]);
}

export const looks = [
  { colorScheme: 'light', dir: 'ltr', width: 1350 },
  { colorScheme: 'dark', dir: 'rtl', width: 375 },
] as const;

export type Look = (typeof looks)[number];

/** Opens a page in one of the looks, with animations off. */
export async function openIn(page: Page, { colorScheme, dir, width }: Look, path: string) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.addInitScript((direction) => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.dir = direction));
  }, dir);
  await page.goto(path);
}

export const describeLook = ({ colorScheme, dir, width }: Look) =>
  `${colorScheme}, ${dir}, ${width} px`;

import { expect, test } from 'vitest';
import { readSite } from '../../pipeline/content/site.ts';
import { siteDocument } from '../../pipeline/site-documents.ts';
import { mistakesOf, writeSite } from '../fixtures/tinySite.ts';

const entry = (id: number, more = '') =>
  `{ id: ${id}, title: 'News', text: 'Something.', date: '2024-12-0${id}', href: 'https://example.com/'${more} }`;

test('notifications are read, the newest first, and their ids are known to every page', async () => {
  const content = writeSite({
    'notifications.ts': `export default [${entry(1)}, ${entry(3)}, ${entry(2)}];`,
  });
  const site = await readSite(content);
  expect(site.notifications.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(siteDocument(site, '/enhance.js').notifications).toEqual([3, 2, 1]);
});

test('a site needs none', async () => {
  expect((await readSite(writeSite())).notifications).toEqual([]);
});

test('an id that is used twice is a mistake, so is a field that is not known', async () => {
  const twice = writeSite({ 'notifications.ts': `export default [${entry(1)}, ${entry(1)}];` });
  expect(await mistakesOf(readSite(twice), twice)).toEqual([
    'notifications.ts  The id 1 is used twice: take the next that is free.',
  ]);
  const unknown = writeSite({
    'notifications.ts': `export default [${entry(1, ", html: '<b>'")}];`,
  });
  expect(await mistakesOf(readSite(unknown), unknown)).toHaveLength(1);
});

import { describe, expect, test } from 'vitest';
import type { EventBatch } from '../../../app/_analytics/eventContract.ts';
import { events, type EventDataset } from '../../../edge/analytics/events.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const user = {
  codeVariant: 'TS',
  codeStylingVariant: 'MUI System',
  userLanguage: 'en',
  devicePixelRatio: '2.0',
  colorScheme: 'dark',
  colorSchemeOS: 'light',
};
const event = {
  name: 'page_view',
  title: 'Usage',
  location: '/material-ui/getting-started/usage/',
  productId: 'material-ui',
  productCategoryId: 'core',
};
const batch: EventBatch = { user, events: [event] };

/** Sends `body` to the endpoint, with a dataset that keeps what is written. */
async function post(body: unknown, headers: Record<string, string> = {}, bound = true) {
  const written: Parameters<EventDataset['writeDataPoint']>[0][] = [];
  const EVENTS: EventDataset = { writeDataPoint: (point) => void written.push(point) };
  const response = await events.request(
    '/',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': firefox, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    bound ? { EVENTS } : {},
  );
  return { status: response.status, written };
}

describe('the events endpoint', () => {
  test('is not there where no dataset is bound', async () => {
    expect((await post(batch, {}, false)).status).toBe(404);
  });

  test('keeps one data point an event, in a fixed order', async () => {
    const vital = { ...event, name: 'LCP', value: 1200.5, delta: 1200.5, id: 'v6-1' };
    const { status, written } = await post({ user, events: [event, vital] });
    expect(status).toBe(204);
    const page = [event.location, 'Usage', 'material-ui', 'core'];
    const settings = ['TS', 'MUI System', 'en', '2.0', 'dark', 'light'];
    expect(written).toEqual([
      {
        indexes: ['page_view'],
        blobs: ['page_view', '', '', ...page, '', ...settings],
        doubles: [0, 0],
      },
      {
        indexes: ['LCP'],
        blobs: ['LCP', '', '', ...page, 'v6-1', ...settings],
        doubles: [1200.5, 1200.5],
      },
    ]);
  });

  test.each([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['a program', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('keeps nothing of %s', async (_, headers) => {
    expect(await post(batch, headers)).toEqual({ status: 204, written: [] });
  });

  test.each([
    ['from another site', batch, { 'sec-fetch-site': 'cross-site' }, 403],
    ['as a form would send it', batch, { 'content-type': 'text/plain' }, 415],
    ['that are no JSON', '{', {}, 400],
    ['that are none', { user, events: [] }, {}, 400],
    ['that are too many', { user, events: Array.from({ length: 21 }, () => event) }, {}, 400],
    [
      'with an address in place of a path',
      { user, events: [{ ...event, location: 'https://x.y' }] },
      {},
      400,
    ],
    ['with a query', { user, events: [{ ...event, location: '/?email=a@b.c' }] }, {}, 400],
    ['with unknown fields', { user, events: [{ ...event, email: 'a@b.c' }] }, {}, 400],
    ['with a name that is none', { user, events: [{ ...event, name: '<b>' }] }, {}, 400],
    [
      'with a title that is too long',
      { user, events: [{ ...event, title: 'x'.repeat(121) }] },
      {},
      400,
    ],
    ['that are too large', 'x'.repeat(40_000), { 'content-length': '40000' }, 413],
  ])('refuses events %s', async (_, body, headers, status) => {
    expect(await post(body, headers)).toEqual({ status, written: [] });
  });
});

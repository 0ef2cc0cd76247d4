import fs from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxFeedbackBytes, type Feedback } from '../../app/_feedback/schema.ts';
import { builtConfigFile } from '../../pipeline/built-config.ts';
import { startDirect, type DirectWorker } from '../../pipeline/direct-worker.ts';
import { parseSince, printable, readFeedback } from '../../pipeline/feedback-report.ts';
import { FaultTable } from './faultTable.ts';
import { createState, lockState, storedFeedback } from './localState.ts';
import { ask, type Answer } from './reader.ts';

const table = new FaultTable('Faults around feedback');

let folder: string;
let worker: DirectWorker;
const logged: string[] = [];

beforeAll(async () => {
  folder = createState();
  const onLog = (line: string) => void logged.push(line);
  worker = await startDirect(builtConfigFile(), { persist: folder, onLog });
}, 120_000);

afterAll(async () => {
  table.print();
  await worker?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

function message(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    page: '/material-ui/react-button/',
    rating: 1,
    version: '6.3.0',
    language: 'en',
    website: '',
    ...changes,
  } satisfies Record<keyof Omit<Feedback, 'comment' | 'section'>, unknown>;
}

let address = 0;

/** Sends as the site's own page would, each time from another address. */
async function send(
  body: unknown,
  { to = worker.url, ...headers }: http.OutgoingHttpHeaders & { to?: string } = {},
): Promise<Answer & { json: Record<string, string> }> {
  address += 1;
  const answer = await ask(new URL('/api/feedback', to), {
    method: 'POST',
    headers: {
      origin: new URL(to).origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'cf-connecting-ip': `198.51.100.${address}`,
      ...headers,
    },
    body: Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { ...answer, json: JSON.parse(answer.body) as Record<string, string> };
}

const idsStored = () => storedFeedback(folder).map(({ id }) => id);

describe('a message', () => {
  test('is stored, with everything that was said and nothing about who said it', async () => {
    const said = message({
      rating: 0,
      comment: '  The example does not compile.  ',
      section: { hash: 'sizes', title: 'Sizes' },
    });
    const { status, json, headers } = await send(said);
    expect([status, json]).toEqual([201, { id: said['id'] }]);
    expect(headers['cache-control']).toBe('no-store');
    const row = storedFeedback(folder).find(({ id }) => id === said['id'])!;
    expect(row).toEqual({
      id: said['id'],
      created_at: expect.closeTo(Date.now(), -5),
      page: '/material-ui/react-button/',
      rating: 0,
      comment: 'The example does not compile.',
      section_hash: 'sizes',
      section_title: 'Sizes',
      version: '6.3.0',
      language: 'en',
    });
  });

  test('that is sent again is stored once', async () => {
    const said = message({ comment: 'Thanks for the tables.' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(said)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 200, 200, 200, 200, 201,
    ]);
    expect(new Set(answers.map(({ json }) => json['id']))).toEqual(new Set([said['id']]));
    expect(idsStored().filter((id) => id === said['id'])).toHaveLength(1);
    table.add('replayed eight times', 8, 'stored once');
  });

  test('with the id of another message is refused, and the other stays', async () => {
    const said = message({ comment: 'The first of two.' });
    await send(said);
    const { status, json } = await send({ ...said, comment: 'Something else.' });
    expect([status, json['error']]).toEqual([409, 'conflict']);
    expect(storedFeedback(folder).find(({ id }) => id === said['id'])!['comment']).toBe(
      'The first of two.',
    );
  });

  test('of a program, which fills the hidden field, is answered and dropped', async () => {
    const said = message({ website: 'https://buy.example/' });
    const { status } = await send(said);
    expect(status).toBe(201);
    expect(idsStored()).not.toContain(said['id']);
  });

  test('may be a comment alone, but not nothing', async () => {
    expect((await send(message({ rating: null, comment: 'Only words.' }))).status).toBe(201);
    expect((await send(message({ rating: null, comment: '   ' }))).status).toBe(400);
  });
});

describe('what is no message is refused and not stored', () => {
  const bad: [name: string, body: unknown, status: number, headers?: http.OutgoingHttpHeaders][] = [
    ['no JSON', '{"id":', 400],
    ['an empty body', '', 400],
    ['not UTF-8', Buffer.from([0xff, 0xfe, 0x7b]), 400],
    ['an array', [message()], 400],
    ['nested ten thousand deep', `${'['.repeat(7000)}${']'.repeat(7000)}`, 400],
    ['an id that is no UUID', message({ id: '1' }), 400],
    ['a rating of 7', message({ rating: 7 }), 400],
    ['a page of another site', message({ page: 'https://evil.example/' }), 400],
    ['a page with markup', message({ page: '/<script>/' }), 400],
    ['a comment of 4,001 characters', message({ comment: 'x'.repeat(4001) }), 400],
    ['an unknown field', message({ admin: true }), 400],
    ['a prototype', `{"__proto__":{"id":"x"},"page":"/"}`, 400],
    ['oversized', message({ comment: 'x'.repeat(maxFeedbackBytes) }), 413],
    [
      'oversized in a body of unknown length',
      'x'.repeat(1024 * 1024),
      413,
      { 'transfer-encoding': 'chunked' },
    ],
    ['a form', 'id=1&page=/', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', JSON.stringify(message()), 415, { 'content-type': 'text/plain' }],
    ['cross-site, by its origin', message(), 403, { origin: 'https://evil.example' }],
    ['cross-site, by its metadata', message(), 403, { 'sec-fetch-site': 'cross-site' }],
    ['from a subdomain', message(), 403, { 'sec-fetch-site': 'same-site' }],
    ['from a sandboxed frame', message(), 403, { origin: 'null' }],
  ];

  test.for(bad)('%s', async ([name, body, status, headers]) => {
    const before = idsStored().length;
    const answer = await send(body, headers);
    table.add(name, 1, `${answer.status} ${answer.json['error']}`);
    expect(answer.status).toBe(status);
    expect(answer.json['message']).toMatch(/^\S.*/);
    expect(answer.body.length).toBeLessThan(400);
    expect(idsStored()).toHaveLength(before);
  });

  test('a request without an origin, which no browser sends', async () => {
    const { status } = await ask(new URL('/api/feedback', worker.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message()),
    });
    expect(status).toBe(403);
  });

  test('other methods', async () => {
    const answer = await ask(new URL('/api/feedback', worker.url));
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
  });
});

test('one address may send ten messages a minute, others are not held up', async () => {
  const from = { 'cf-connecting-ip': '2001:db8:1:2:3::4' };
  const answers = [];
  for (let count = 0; count < 12; count += 1)
    // the end of an IPv6 address changes nothing
    answers.push(
      await send(message(), { 'cf-connecting-ip': `${from['cf-connecting-ip']}${count}` }),
    );
  expect(answers.map(({ status }) => status).slice(0, 10)).toEqual(
    Array.from({ length: 10 }, () => 201),
  );
  const refused = answers.at(-1)!;
  expect([refused.status, refused.json['error'], refused.headers['retry-after']]).toEqual([
    429,
    'rate-limited',
    '60',
  ]);
  expect((await send(message())).status).toBe(201);
  table.add('twelve from one address', 12, 'ten stored');
});

describe('the database', () => {
  test('is locked: 503, and the same message is stored when it is free again', async () => {
    const said = message({ comment: 'Not to be lost.' });
    const unlock = lockState(folder, 'd1');
    const started = performance.now();
    const refused = await send(said);
    table.add('D1 is locked', 1, '503, then stored', performance.now() - started);
    unlock();
    expect([refused.status, refused.json['error']]).toEqual([503, 'unavailable']);
    expect(refused.headers['retry-after']).toBe('30');
    expect((await send(said)).status).toBe(201);
    expect(idsStored().filter((id) => id === said['id'])).toHaveLength(1);
  });

  test.for([
    ['is not bound', ['DB']],
    ['has no tables', []],
  ] as const)('%s: 503, and pages are served', { timeout: 60_000 }, async ([name, without]) => {
    const alone = await startDirect(builtConfigFile(), { without: [...without] });
    try {
      const refused = await send(message(), { to: alone.url });
      table.add(`D1 ${name}`, 1, `${refused.status} ${refused.json['error']}`);
      expect(refused.status).toBe(503);
      expect(refused.headers['retry-after']).toBe('30');
      const health = await ask(new URL('/api/health', alone.url));
      expect(health.status).toBe(200);
      expect(JSON.parse(health.body)).toMatchObject({
        status: without.length ? 'ok' : 'degraded',
        assets: 'ok',
        database: without.length ? 'not configured' : 'failing',
      });
    } finally {
      await alone.stop();
    }
  });
});

test('the log has a line for each request, with its id, and nothing about who sent it', async () => {
  const { headers } = await send(message({ comment: 'Something personal.' }), {
    'cf-connecting-ip': '203.0.113.99',
    cookie: 'feedback=secret',
  });
  const id = String(headers['x-request-id']);
  await expect.poll(() => logged.some((line) => line.includes(id))).toBe(true);
  const line = JSON.parse(logged.find((text) => text.includes(id))!) as Record<string, unknown>;
  expect(line).toEqual({
    level: 'info',
    event: 'request',
    id,
    method: 'POST',
    path: '/api/feedback',
    status: 201,
    ms: expect.any(Number),
  });
  expect(logged.join('\n')).not.toMatch(/203\.0\.113|198\.51\.100|personal|secret|Mozilla/);
});

describe("the operator's report", () => {
  test('has the rating of every page, and the comments that say something', () => {
    const { pages, comments } = readFeedback(Date.now() - 3600_000, { remote: false, folder });
    const page = pages.find((entry) => entry.page === '/material-ui/react-button/')!;
    expect(page.up).toBeGreaterThan(10);
    expect(page.down).toBe(1);
    expect(page.comments).toBe(comments.length);
    expect(comments.find(({ section }) => section === 'Sizes')).toMatchObject({
      rating: 0,
      comment: 'The example does not compile.',
    });
    expect(readFeedback(Date.now() + 60_000, { remote: false, folder }).pages).toEqual([]);
  }, 60_000);

  test('understands times, and makes comments harmless in a terminal', () => {
    const now = Date.UTC(2026, 10, 20);
    expect(parseSince('7d', now)).toBe(Date.UTC(2026, 10, 13));
    expect(parseSince('12h', now)).toBe(now - 12 * 3600_000);
    expect(parseSince('2026-11-01', now)).toBe(Date.UTC(2026, 10, 1));
    expect(parseSince('soon', now)).toBeUndefined();
    expect(printable('a\u001b[2Jb\u202Ec\nd')).toBe('a [2Jb c\nd');
  });
});

import { describe, expect, inject, test } from 'vitest';

const endpoint = new URL('mcp', inject('siteUrl'));

interface RpcError {
  jsonrpc: '2.0';
  error: { code: number; message: string };
  id: unknown;
}

/** Sends a body as it is. */
function post(
  body: string,
  { address = '198.51.100.1', ...headers }: Record<string, string> = {},
): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'cf-connecting-ip': address,
      ...headers,
    },
    body,
    signal: AbortSignal.timeout(10_000),
  });
}

const request = (id: number, method = 'tools/list', params: unknown = {}) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const search = (id: number) =>
  request(id, 'tools/call', { name: 'search', arguments: { query: 'button' } });

describe('a request that is no request', () => {
  test.each([
    ['no JSON', '{"jsonrpc": "2.0", ', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['an empty batch', '[]', 400, -32_600],
    [
      'a batch of eleven',
      JSON.stringify(Array.from({ length: 11 }, (_, id) => search(id))),
      400,
      -32_600,
    ],
    ['a batch flood', `[${'1,'.repeat(20_000)}1]`, 400, -32_600],
    ['a number', '42', 400, -32_700],
    ['an object of another kind', '{"hello": "world"}', 400, -32_700],
    ['100 KB', JSON.stringify(request(1, 'tools/list', { x: 'y'.repeat(100_000) })), 413, -32_600],
    ['900 KB', 'x'.repeat(900_000), 413, -32_600],
    ['deep lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, -32_600],
    ['deep objects', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`, 400, -32_600],
  ])('%s', async (_, body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const { error, jsonrpc } = (await response.json()) as RpcError;
    expect(jsonrpc).toBe('2.0');
    expect(error.code).toBe(code);
    expect(error.message.length).toBeLessThan(300);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('an unknown method gets the error of JSON-RPC', async () => {
    const response = await post(JSON.stringify(request(7, 'tools/destroy')));
    expect(await response.json()).toMatchObject({ id: 7, error: { code: -32_601 } });
  });

  test.each([
    ['another content type', { 'content-type': 'text/plain' }, 415],
    ['a client that takes no JSON', { accept: 'text/html' }, 406],
    ['a protocol version of the future', { 'mcp-protocol-version': '2999-01-01' }, 400],
  ])('%s', async (_, headers, status) => {
    const response = await post(JSON.stringify(request(1)), headers);
    expect(response.status).toBe(status);
    expect(((await response.json()) as RpcError).error.code).toBeLessThan(0);
  });
});

describe('a request', () => {
  test('needs no session, and may be a batch of ten', async () => {
    const response = await post(JSON.stringify(Array.from({ length: 10 }, (_, id) => search(id))), {
      address: '198.51.100.2',
    });
    expect(response.status).toBe(200);
    const answers = (await response.json()) as { id: number; result: unknown }[];
    expect(answers.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(answers.every(({ result }) => result)).toBe(true);
  });

  test('may come from a page of any origin', async () => {
    const response = await fetch(endpoint, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['GET', 'PUT', 'DELETE'])('by %s is not allowed', async (method) => {
    const response = await fetch(endpoint, { method, headers: { accept: 'text/event-stream' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });

  test('by a person leads to the guide', async () => {
    const response = await fetch(endpoint, {
      headers: { accept: 'text/html,application/xhtml+xml' },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Connect over MCP');
  });
});

test('an address that calls too often has to wait, others do not', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 16; round += 1) {
    const calls = JSON.stringify(Array.from({ length: 10 }, (_, id) => request(id, 'ping')));
    statuses.push((await post(calls, { address: '198.51.100.3' })).status);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  const refused = await post(JSON.stringify(request(1)), { address: '198.51.100.3' });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(((await refused.json()) as RpcError).error.message).toContain('Too many');
  expect((await post(JSON.stringify(request(1)), { address: '198.51.100.4' })).status).toBe(200);
});

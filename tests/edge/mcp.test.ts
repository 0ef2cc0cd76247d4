import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { builtDocument, builtPages } from '../pages.ts';

const endpoint = new URL('mcp', inject('siteUrl'));
/** Calls of one address are limited: each part of this file speaks from another. */
const from = (address: string) => ({ 'cf-connecting-ip': address });

let client: Client;

async function connect(address: string): Promise<Client> {
  const connected = new Client({ name: 'tests', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(endpoint, {
    requestInit: { headers: from(address) },
  });
  // the SDK's own types disagree under exactOptionalPropertyTypes
  await connected.connect(transport as unknown as Parameters<Client['connect']>[0]);
  return connected;
}

async function call(
  name: string,
  input: Record<string, unknown>,
  caller = client,
): Promise<{ text: string; isError: boolean }> {
  const result = (await caller.callTool({ name, arguments: input })) as CallToolResult;
  const [first] = result.content;
  return { text: first?.type === 'text' ? first.text : '', isError: result.isError === true };
}

beforeAll(async () => {
  client = await connect('192.0.2.1');
});
afterAll(() => client?.close());

test('a session of the official client, as it goes', async () => {
  const log: string[] = [];
  const say = (line: string) => log.push(line);
  const guest = await connect('192.0.2.2');
  say(`connected to ${JSON.stringify(guest.getServerVersion())}`);
  const { tools } = await guest.listTools();
  say(`tools: ${tools.map(({ name }) => name).join(', ')}`);
  const steps: [string, Record<string, unknown>][] = [
    ['search', { query: 'dialog focus', limit: 3 }],
    ['list_components', { product: 'system' }],
    ['read_page', { path: '/material-ui/getting-started/' }],
    ['get_component_api', { name: 'Button', product: 'material-ui' }],
    ['get_demo_source', { path: '/material-ui/react-button/', name: 'BasicButtons' }],
  ];
  for (const [name, input] of steps) {
    const started = performance.now();
    const { text, isError } = await call(name, input, guest);
    expect(isError, text).toBe(false);
    const time = (performance.now() - started).toFixed(0);
    say(`> ${name} ${JSON.stringify(input)}  (${time} ms, ${text.length} characters)`);
    say(text.slice(0, 400).replace(/^/gm, '    '));
  }
  const { resources } = await guest.listResources();
  say(`resources: ${resources.length} of the first page, such as ${resources[0]!.uri}`);
  await guest.close();
  console.log(log.join('\n'));
});

describe('tools', () => {
  test('are described with schemas that bound their input', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'list_components',
      'get_component_api',
      'get_demo_source',
    ]);
    for (const { inputSchema, description, annotations } of tools) {
      expect(description).toBeTruthy();
      expect(annotations?.readOnlyHint).toBe(true);
      for (const [name, property] of Object.entries(inputSchema.properties ?? {}))
        expect(JSON.stringify(property), name).toMatch(/"maxLength"|"maximum"|"enum"/);
    }
  });

  test('search finds a page by its name, by a prop, and by a word with a typing error', async () => {
    const first = async (query: string) => (await call('search', { query })).text.split('\n')[0];
    expect(await first('Checkbox')).toContain('/react-checkbox.md');
    expect(await first('disableElevation')).toMatch(/button/i);
    expect(await first('autocompelte')).toMatch(/autocomplete/);
  });

  test('search keeps to a product, to its limit, and says when nothing fits', async () => {
    const { text } = await call('search', { query: 'button', product: 'joy-ui', limit: 4 });
    const lines = text.split('\n');
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(line).toContain('(Joy UI)');
    expect((await call('search', { query: 'qqqqzzzz' })).text).toContain('Nothing fits');
  });

  test('search answers within 30 ms', async () => {
    await call('search', { query: 'warm up' });
    const times: number[] = [];
    const queries = ['dialog', 'text field validation', 'theme colors', 'date range', 'data grid'];
    // the best of some: other work on the machine is not the server's
    for (let round = 0; round < 30 && !(Math.min(...times) <= 30); round += 1) {
      const started = performance.now();
      await call('search', { query: queries[round % queries.length] });
      times.push(performance.now() - started);
    }
    console.log(`search: ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
    expect(Math.min(...times)).toBeLessThanOrEqual(30);
  });

  test('read_page reads a page by path, by address and in the JavaScript variant', async () => {
    const { text } = await call('read_page', { path: '/material-ui/react-button/' });
    expect(text).toContain('# Button');
    expect(text).toContain('Demo `BasicButtons.tsx`');
    const address = /\((https:\/\/[^)]*checkbox\.md)/.exec(
      (await call('search', { query: 'Checkbox' })).text,
    )![1]!;
    expect((await call('read_page', { path: address })).text).toContain('# Checkbox');
    const js = await call('read_page', { path: 'material-ui/react-button', variant: 'js' });
    expect(js.text).toContain('Demo `BasicButtons.js`');
  });

  test('a long page comes in parts that join without a gap', async () => {
    const longest = builtPages()
      .filter(({ path }) => path !== '/')
      .map(({ path }) => ({ path, size: JSON.stringify(builtDocument(path).api ?? '').length }))
      .toSorted((a, b) => b.size - a.size)[0]!.path;
    const parts: string[] = [];
    let offset = 0;
    for (let part = 0; part < 40; part += 1) {
      const { text } = await call('read_page', { path: longest, offset });
      expect(text.length).toBeLessThan(33_000);
      const rest = /\n\n\[Cut after (\d+) of (\d+) characters\. Read on with offset \1\.\]$/.exec(
        text,
      );
      parts.push(rest ? text.slice(0, rest.index) : text);
      if (!rest) break;
      offset = Number(rest[1]);
    }
    const whole = await (
      await fetch(new URL(`${longest.slice(1, -1)}.md`, inject('siteUrl')))
    ).text();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe(whole);
  });

  test('list_components names package and pages', async () => {
    const { text } = await call('list_components', { product: 'material-ui' });
    expect(text).toMatch(/- Button \(@mui\/material\): API \S+\/api\/button\.md, guide \S+\.md/);
    const hooks = await call('list_components', { product: 'base-ui', kind: 'hook' });
    expect(hooks.text).toContain('- useButton');
  });

  test('get_component_api has the props, and one chapter of a page that several share', async () => {
    const { text } = await call('get_component_api', { name: 'button', product: 'material-ui' });
    expect(text).toContain('| `disableElevation` | `boolean` | `false` |');
    const hook = await call('get_component_api', { name: 'useMenuItem' });
    expect(hook.text).toMatch(/^## useMenuItem\n/);
    expect(hook.text).not.toContain('## useDropdown');
  });

  test('get_demo_source lists demos, and gives one in both variants', async () => {
    const path = '/material-ui/react-button/';
    expect((await call('get_demo_source', { path })).text).toContain('BasicButtons, ');
    const { text } = await call('get_demo_source', { path, name: 'BasicButtons' });
    expect(text).toContain("import Button from '@mui/material/Button';");
    expect(text).toContain('<Button variant="contained">');
  });
});

describe('resources', () => {
  test('are all pages, a hundred at a time', async () => {
    const uris = new Set<string>();
    let cursor: string | undefined;
    for (let page = 0; page < 50; page += 1) {
      const { resources, nextCursor } = await client.listResources(cursor ? { cursor } : {});
      expect(resources.length).toBeLessThanOrEqual(100);
      for (const { uri } of resources) uris.add(uri);
      cursor = nextCursor;
      if (!cursor) break;
    }
    expect(uris.size).toBe(builtPages().filter(({ unlisted }) => !unlisted).length - 1);
  });

  test('are read by their address', async () => {
    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: resources[1]!.uri });
    expect(contents[0]).toMatchObject({ mimeType: 'text/markdown', uri: resources[1]!.uri });
    expect((contents[0] as { text: string }).text).toMatch(/^# /);
  });

  test.each(['https://example.com/x.md', 'file:///etc/passwd', 'x'.repeat(3000)])(
    'of another place are refused: %.30s',
    async (uri) => {
      await expect(client.readResource({ uri })).rejects.toThrow(/no such resource/);
    },
  );
});

describe('what a tool cannot do is said in words', () => {
  test.each([
    ['read_page', { path: '/../../etc/passwd' }, 'There is no page'],
    ['read_page', { path: '/material-ui/%2e%2e/%2e%2e/_documents/site' }, 'There is no page'],
    ['read_page', { path: '/_documents/site.json' }, 'There is no page'],
    ['read_page', { path: 'https://example.com/material-ui/react-button.md' }, 'There is no page'],
    ['get_demo_source', { path: '..\\..\\x', name: 'A' }, 'There is no page'],
    ['get_demo_source', { path: '/material-ui/react-button/', name: 'Nope' }, 'It has: Basic'],
    ['get_component_api', { name: 'NoSuchThing' }, 'Nothing is exported as'],
    ['list_components', { product: 'angular' }, 'There are: material-ui'],
    ['search', { query: 'x', product: 'angular' }, 'There is no product'],
  ])('%s %j', async (name, input, words) => {
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toContain(words);
  });

  test.each([
    ['nothing_like_it', {}, /not found/],
    ['search', {}, /-32602/],
    ['search', { query: '   ' }, /-32602/],
    ['search', { query: 'word '.repeat(1000) }, /-32602/],
    ['search', { query: 'x', limit: 1e9 }, /-32602/],
    ['search', { query: ['x'] }, /-32602/],
    ['read_page', { path: `/${'a/'.repeat(500)}` }, /-32602/],
    ['get_component_api', { name: '../../x' }, /-32602/],
    ['get_demo_source', { path: '/x/', variant: 'coffee' }, /-32602/],
  ])('%s %.60j', async (name, input, words) => {
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/ at \w+ \(|node_modules/);
  });
});

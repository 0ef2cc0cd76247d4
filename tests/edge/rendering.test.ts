import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startWorker, type RunningWorker } from '../../pipeline/serve-worker.ts';
import { distDir } from '../../pipeline/paths.ts';

const page = '/material-ui/react-checkbox/';

/** The built site without the prerendered copies of one page: the Worker has to render it. */
let worker: RunningWorker;
let copy: string;

beforeAll(async () => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-rendering-'));
  fs.cpSync(distDir, copy, { recursive: true });
  fs.rmSync(path.join(copy, 'client', page), { recursive: true });
  worker = await startWorker(0, copy);
});

afterAll(async () => {
  await worker?.stop();
  fs.rmSync(copy, { recursive: true, force: true });
});

test('a page without a prerendered copy is rendered on demand, the same to the byte', async () => {
  const prerendered = await (await fetch(new URL(page, inject('siteUrl')))).text();
  const response = await worker.fetch(page);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(prerendered);
});

test('and so is its payload, but for the numbers of its rows', async () => {
  const prerendered = await (await fetch(new URL(`${page}index.txt`, inject('siteUrl')))).text();
  const rendered = await (await worker.fetch(`${page}index.txt`)).text();
  const rows = rowsOf(rendered);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows).toEqual(rowsOf(prerendered));
});

/**
 * The rows of a payload, sorted. They are numbered and streamed in the order in which they are ready, which is another each time: numbers
 * are taken out, of rows and of the references to them.
 */
function rowsOf(payload: string): string[] {
  const rows: string[] = [];
  let rest = Buffer.from(payload);
  while (rest.length > 0) {
    // `74:T599,` begins a text of 0x599 bytes; every other row ends with its line
    const text = /^[0-9a-f]*:T([0-9a-f]+),/.exec(rest.toString('latin1', 0, 40));
    const line = rest.indexOf('\n');
    const lineEnd = line < 0 ? rest.length : line + 1;
    const end = text ? text[0].length + Number.parseInt(text[1]!, 16) : lineEnd;
    rows.push(rest.toString('utf8', 0, end));
    rest = rest.subarray(end);
  }
  return rows
    .map((row) => row.replace(/^[0-9a-f]*:/, ':').replace(/"\$([L@]?)[0-9a-f]+"/g, '"$$$1"'))
    .sort();
}

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
  worker = await startWorker({ built: copy });
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

test('and so is its payload', async () => {
  const prerendered = await (await fetch(new URL(`${page}index.txt`, inject('siteUrl')))).text();
  const rendered = await (await worker.fetch(`${page}index.txt`)).text();
  // rows of a payload are streamed in the order in which they are ready
  expect(rendered.split('\n').sort()).toEqual(prerendered.split('\n').sort());
});

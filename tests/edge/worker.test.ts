import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { assetsDir, distDir } from '../../pipeline/paths.ts';
import { builtPages } from '../pages.ts';

const modules = fs
  .readdirSync(path.join(distDir, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => fs.readFileSync(path.join(distDir, 'server', name)));

test('the Worker is at most 1.5 MB compressed', () => {
  const bytes = modules.reduce((sum, code) => sum + gzipSync(code).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(1_500_000);
});

test('the Worker and the first client chunk name no page and no demo', () => {
  const html = fs.readFileSync(path.join(assetsDir, 'index.html'), 'utf8');
  const { entry, preload } = JSON.parse(/id="boot">([^<]+)</.exec(html)![1]!) as {
    entry: string;
    preload: string[];
  };
  const client = [entry, ...preload].map((address) =>
    fs.readFileSync(path.join(assetsDir, address)),
  );
  // the home page links to one component by hand
  const pages = builtPages().filter(
    ({ path: page }) => page.includes('/react-') && !page.includes('react-button'),
  );
  for (const code of [...modules, ...client].map(String)) {
    for (const { path: page } of pages) expect(code.includes(page), page).toBe(false);
    expect(code).not.toContain('CheckboxLabels');
  }
});

test('assets stay within the limits of the free plan', () => {
  const files = fs
    .readdirSync(assetsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
  expect(files.length).toBeLessThan(20_000);
  for (const { parentPath, name } of files)
    expect(fs.statSync(path.join(parentPath, name)).size).toBeLessThan(25 * 1024 * 1024);
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dayOf } from '../../pipeline/history/day.ts';
import { readHistory } from '../../pipeline/history/history.ts';

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'history-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function git(at: string, command: string[], date = '2020-01-01T00:00:00Z'): void {
  const who = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' };
  execFileSync('git', command, {
    cwd: at,
    stdio: 'ignore',
    env: { ...process.env, ...who, ...committer, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

function commit(repository: string, name: string, text: string, date: string): void {
  const file = path.join(repository, 'content', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  git(repository, ['add', '-A']);
  git(repository, ['commit', '-m', name], date);
}

const repository = path.join(folder, 'full');
fs.mkdirSync(repository);
git(repository, ['init', '-b', 'main']);
commit(repository, 'kit/intro/intro.md', 'a', '2021-02-03T10:00:00Z');
commit(repository, 'kit/intro/chip/chip.md', 'b', '2022-02-03T10:00:00Z');
commit(repository, 'kit/intro/Demo.tsx', 'c', '2023-05-06T23:30:00-04:00');

const pagesOf = (place: string) => {
  const content = path.join(place, 'content');
  const folders = ['kit/intro', 'kit/intro/chip'].map((name) => path.join(content, name));
  const { pages } = readHistory(content, folders);
  return folders.map((name) => pages.get(name));
};

test('a page is as old as its first file and as new as its newest, demos included', () => {
  const [intro, chip] = pagesOf(repository);
  expect(dayOf(intro!.created)).toBe('2021-02-03');
  // the author's evening is the next day in UTC
  expect(dayOf(intro!.modified)).toBe('2023-05-07');
  expect(dayOf(chip!.modified)).toBe('2022-02-03');
});

test('a shallow clone knows what it holds, and nothing of what came before', () => {
  const clone = path.join(folder, 'shallow');
  git(folder, ['clone', '--depth', '2', `file://${repository}`, clone]);
  const [intro, chip] = pagesOf(clone);
  expect(dayOf(intro!.modified)).toBe('2023-05-07');
  expect(chip).toBeUndefined();
});

test('without a repository there are no dates, and no error', () => {
  const plain = path.join(folder, 'plain');
  fs.cpSync(path.join(repository, 'content'), path.join(plain, 'content'), { recursive: true });
  expect(pagesOf(plain)).toEqual([undefined, undefined]);
});

test('versions that the site documents have their date', () => {
  const { releases } = readHistory(repository, []);
  for (const { packageName, version, date } of releases) {
    expect(packageName).toMatch(/^@mui\//);
    expect(version).toMatch(/^\d+\./);
    expect(Date.parse(date)).not.toBeNaN();
  }
});

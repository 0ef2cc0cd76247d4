import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A commit that touched what was asked for. */
export interface Commit {
  /** author's date, ISO 8601 */
  date: string;
  /** what git printed after the date */
  body: string;
}

const separator = '\u0001';

/**
 * The commits of `paths`, newest first.
 * Commits at the edge of a shallow clone are left out: they seem to add every file, and say nothing of when that was.
 * @param folder where git is asked; paths are relative to it
 * @param options of `git log`: what to print of each commit
 * @returns nothing where there is no history
 */
export function readCommits(folder: string, options: string[], paths: string[]): Commit[] {
  const edge = shallowEdge(folder);
  const log = git(folder, [
    'log',
    `--format=${separator}%H %aI`,
    '--no-renames',
    ...options,
    '--',
    ...paths,
  ]);
  return log
    .split(separator)
    .slice(1)
    .flatMap((text) => {
      const [, hash, date, body] = /^(\w+) (\S+)\n?([^]*)$/.exec(text) ?? [];
      return hash && date && !edge.has(hash) ? [{ date, body: body ?? '' }] : [];
    });
}

function shallowEdge(folder: string): Set<string> {
  const name = git(folder, ['rev-parse', '--git-path', 'shallow']).trim();
  const file = name && path.resolve(folder, name);
  if (!file || !fs.existsSync(file)) return new Set();
  return new Set(fs.readFileSync(file, 'utf8').split('\n').filter(Boolean));
}

/** @returns nothing when git is missing, or the folder is in no repository */
function git(folder: string, command: string[]): string {
  try {
    return execFileSync('git', command, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
      timeout: 60_000,
    });
  } catch {
    return '';
  }
}

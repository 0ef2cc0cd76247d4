import path from 'node:path';
import { root } from '../paths.ts';
import { readCommits } from './git.ts';

/** Dates are ISO 8601 with time and zone, as the author's clock had them. */
export interface PageHistory {
  created: string;
  modified: string;
}

export interface Release {
  packageName: string;
  version: string;
  /** since when the site documents it */
  date: string;
}

/** When pages and packages changed, from git. Empty where the history is not known: no date is better than a wrong one. */
export interface History {
  /** by the page's folder, as an absolute path */
  pages: ReadonlyMap<string, PageHistory>;
  /** every version of a documented package that the site was made from, newest first */
  releases: Release[];
}

/**
 * Reads the history of all pages and documented packages, in two calls of git.
 * @param content the content folder
 * @param folders of the pages; files below belong to the nearest one
 */
export function readHistory(content: string, folders: string[]): History {
  return { pages: readPages(content, folders), releases: readReleases() };
}

/** Since when the site documents the package in its present version. */
export function releaseDate({ releases }: History, packageName: string): string | undefined {
  return releases.find((release) => release.packageName === packageName)?.date;
}

function readPages(content: string, folders: string[]): Map<string, PageHistory> {
  const known = new Set(folders);
  const pages = new Map<string, PageHistory>();
  for (const { date, body } of readCommits(content, ['--name-only', '--relative'], ['.'])) {
    const touched = new Set(
      body
        .split('\n')
        .filter(Boolean)
        .map((name) => nearestFolder(path.join(content, name), content, known)),
    );
    for (const folder of touched)
      if (folder)
        pages.set(folder, { created: date, modified: pages.get(folder)?.modified ?? date });
  }
  return pages;
}

function nearestFolder(file: string, content: string, known: Set<string>): string | undefined {
  for (let folder = path.dirname(file); folder.startsWith(content); folder = path.dirname(folder))
    if (known.has(folder)) return folder;
  return undefined;
}

function readReleases(): Release[] {
  const commits = readCommits(root, ['--unified=0', '--patch', '-G"@mui/'], ['package.json']);
  const releases = commits.flatMap(({ date, body }) =>
    [...body.matchAll(/^\+\s*"(@mui\/[^"]+)": "\D*(\d[^"]*)"/gm)].map(
      ([, packageName, version]) => ({ packageName: packageName!, version: version!, date }),
    ),
  );
  // a line may be touched without a change of the version
  const first = new Map<string, Release>();
  for (const release of releases) first.set(`${release.packageName} ${release.version}`, release);
  return [...first.values()].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

import fs from 'node:fs';
import path from 'node:path';
import { sitePages } from '../../app/_content/sitePages.ts';
import type { LinkTargets } from '../checks/links.ts';
import { root } from '../paths.ts';
import { anchorsOf } from './api-pages.ts';
import type { Site } from './site.ts';

/** Everything that links of this site may lead to. */
export function linkTargets(site: Site, unwritten: ReadonlySet<string>): LinkTargets {
  return {
    anchors: siteAnchors(site),
    unwritten,
    hasFile: (address) => isPublicFile(address) || isMachineFile(address, site),
  };
}

/** The ids that links may name, by path of the page. */
export function siteAnchors({
  pages,
  api,
}: Pick<Site, 'pages' | 'api'>): Map<string, ReadonlySet<string>> {
  return new Map<string, ReadonlySet<string>>([
    ['/', new Set<string>()],
    ...sitePages.map((page) => [page.path, new Set<string>()] as const),
    ...[...pages].map(([page, { text }]) => [page, text.anchors] as const),
    ...[...api].map(([page, entries]) => [page, anchorsOf(entries)] as const),
  ]);
}

/** What the build writes for assistants beside the pages. */
function isMachineFile(address: string, { products }: Site): boolean {
  const [, product, name] = /^\/(?:([\w-]+)\/)?(llms(?:-full)?\.txt)$/.exec(address) ?? [];
  return product ? products.some(({ id }) => id === product) : name === 'llms.txt';
}

function isPublicFile(address: string): boolean {
  const folder = path.join(root, 'public') + path.sep;
  const file = path.join(folder, address);
  return (
    file.startsWith(folder) && (fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

import { closest } from 'fastest-levenshtein';
import type { Mistakes } from '../author-error.ts';
import type { WrittenRedirects } from '../redirects/read.ts';
import { redirectOf, type RedirectTable } from '../redirects/table.ts';

export interface RedirectTargets {
  /** ids by path of the written pages */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** paths of pages that are still to be written */
  unwritten: ReadonlySet<string>;
}

/** Reports redirects that lead nowhere, in a circle or to another redirect, and anchors that no page has. */
export function checkRedirects(
  written: WrittenRedirects,
  table: RedirectTable,
  targets: RedirectTargets,
  mistakes: Mistakes,
): void {
  const { file, lineOf } = written;
  const report = (address: string, message: string) => mistakes.add(file, lineOf(address), message);
  const exists = (path: string) => targets.anchors.has(path) || targets.unwritten.has(path);
  const nearest = (path: string) =>
    closest(path, [...targets.anchors.keys(), ...targets.unwritten]);

  for (const [from, to] of Object.entries(written.redirects)) {
    if (exists(from)) report(from, `${from} is a page: a redirect would hide it.`);
    if (!to.startsWith('/')) continue;
    const [path = '', anchor] = to.split('#');
    const isPattern = from.endsWith('*');
    if (isPattern !== to.endsWith(':splat')) {
      report(
        from,
        isPattern
          ? `\`${from}\` stands for many paths: end its target with \`:splat\`.`
          : `\`:splat\` needs a star in \`${from}\`.`,
      );
      continue;
    }
    const example = path.replace(':splat', 'x/');
    const next = redirectOf(example, table);
    if (next && leadsBack(example, table))
      report(from, `\`${from}\` leads in a circle, over ${path}.`);
    else if (next) report(from, `\`${from}\` leads to ${path}, which leads on: name ${next}.`);
    else if (!isPattern && !exists(path))
      report(from, `\`${from}\` leads nowhere. Nearest page to ${path}: ${nearest(path)}.`);
    const ids = targets.anchors.get(path);
    if (anchor && ids && !ids.has(anchor))
      report(from, `${path} has no heading #${anchor}. Nearest: #${closest(anchor, [...ids])}.`);
  }

  for (const [page, aliases] of Object.entries(written.anchors)) {
    const ids = targets.anchors.get(page);
    if (!ids) {
      if (!exists(page)) report(page, `There is no page ${page}. Nearest: ${nearest(page)}.`);
      continue;
    }
    for (const [old, present] of Object.entries(aliases)) {
      if (ids.has(old)) report(page, `${page} has #${old} itself: remove it here.`);
      if (!ids.has(present))
        report(page, `${page} has no #${present}. Nearest: #${closest(present, [...ids])}.`);
    }
  }
}

/** Steps after which a path that grows with each one is taken for a circle. */
const mostSteps = 10;

/** Whether following the redirects from a path never ends. */
function leadsBack(path: string, table: RedirectTable): boolean {
  const met = new Set<string>();
  let at: string | undefined = path;
  while (at?.startsWith('/')) {
    const place: string = at.split('#')[0]!;
    if (met.has(place) || met.size >= mostSteps) return true;
    met.add(place);
    at = redirectOf(place, table);
  }
  return false;
}

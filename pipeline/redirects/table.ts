/** Redirects as they are answered. */
export interface RedirectTable {
  /** target by path, both as written: with a slash at the end */
  pages: ReadonlyMap<string, string>;
  /** `/a/` and where everything below it leads: `/b/:splat`, `https://…/:splat` */
  folders: ReadonlyMap<string, string>;
}

/**
 * This folder belongs to endpoints of the Worker, which a pattern would take away from it: patterns below it are written out, page by
 * page.
 */
const endpoints = '/api/';

/**
 * The table of what authors wrote. Patterns that would lead to a path which is redirected itself get a rule for that path, so that
 * nobody is sent twice.
 * @param paths of all pages, written or waiting
 */
export function toTable(redirects: Record<string, string>, paths: Iterable<string>): RedirectTable {
  const pages = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const [from, to] of Object.entries(redirects))
    if (from.endsWith('*')) folders.set(from.slice(0, -1), to);
    else pages.set(from, to);

  const written = [...pages];
  const known = [...paths];
  for (const [folder, to] of folders) {
    if (!to.startsWith('/')) continue;
    const target = to.replace(':splat', '');
    for (const [from, final] of written)
      if (from.startsWith(target) && from !== target)
        addOnce(pages, folder + from.slice(target.length), final);
    if (!folder.startsWith(endpoints)) continue;
    folders.delete(folder);
    for (const path of known)
      if (path.startsWith(target) && path !== target)
        addOnce(pages, folder + path.slice(target.length), path);
  }
  return { pages, folders };
}

/**
 * Where a path leads.
 * @returns undefined when it is not redirected
 */
export function redirectOf(path: string, { pages, folders }: RedirectTable): string | undefined {
  const target = pages.get(path);
  if (target) return target;
  const folder = [...folders.keys()].find((key) => path.startsWith(key));
  return folder && folders.get(folder)!.replace(':splat', path.slice(folder.length));
}

function addOnce(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value);
}

import { publicTarget, rewriteLinks } from '../api/links.ts';

/** The address here of a page of the public documentation, or undefined while it is not written. */
export type Resolve = (path: string, anchor: string | undefined) => string | undefined;

/** Leads the links of extracted entries to this site, wherever the page is written: in descriptions (`…Html`) and in `href`s. */
export function linkToSite<T>(value: T, resolve: Resolve): T {
  return visit(value, '', resolve) as T;
}

function visit(value: unknown, key: string, resolve: Resolve): unknown {
  if (typeof value === 'string') {
    if (key.endsWith('Html')) return rewriteLinks(value, resolve);
    const target = key === 'href' ? publicTarget(value) : undefined;
    return (target && resolve(target.path, target.anchor)) ?? value;
  }
  if (Array.isArray(value)) return value.map((item) => visit(item, key, resolve));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, visit(item, name, resolve)]),
    );
  return value;
}

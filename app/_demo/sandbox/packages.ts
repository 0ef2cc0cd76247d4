/** What a sandbox has to know of a package. Written at build as `/_documents/packages.json`. */
export interface PackageFacts {
  /** the one that the site's demos run with */
  version: string;
  /** packages that it needs beside it */
  peers: string[];
}

/** By name: every package that a demo imports, and what those need. */
export type Packages = Record<string, PackageFacts>;

/**
 * The packages that have to be installed so that `wanted` work: those, and what they need beside them.
 * @returns versions by name, in alphabetical order
 * @throws when the facts of a package are missing
 */
export function resolvePackages(
  wanted: Iterable<string>,
  packages: Packages,
): Record<string, string> {
  const found = new Map<string, string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    const facts = packages[name];
    if (!facts) throw new Error(`Nothing is known about the package ${name}.`);
    found.set(name, facts.version);
    for (const peer of facts.peers) add(peer);
  };
  for (const name of wanted) add(name);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

let loading: Promise<Packages> | undefined;

/**
 * The facts of the built site, fetched once.
 * @throws when they cannot be had; the next call tries again
 */
export function loadPackages(): Promise<Packages> {
  return (loading ??= fetchPackages().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

async function fetchPackages(): Promise<Packages> {
  const answer = await fetch('/_documents/packages.json');
  if (!answer.ok) throw new Error(`The versions of the packages: ${answer.status}.`);
  return (await answer.json()) as Packages;
}

import fs from 'node:fs';
import path from 'node:path';
import { publicOrigin } from '../api/inline-markdown.ts';
import { root } from '../paths.ts';

/** A link to the documentation in an installed package. */
export interface PackageLink {
  /** with slashes at both ends */
  path: string;
  anchor: string | undefined;
  /** where it stands first, from the folder of packages: `@mui/material/Button/Button.d.ts` */
  file: string;
}

const folder = path.join(root, 'node_modules');
const address = new RegExp(
  `${publicOrigin.replace('https:', 'https?:').replaceAll('.', '\\.')}(/[^\\s"'\`<>()[\\]{}|*\\\\]*)`,
  'g',
);

/**
 * Every link to the public documentation in the type declarations and readmes of the installed @mui packages, each once. Pictures are not
 * documentation.
 */
export function packageLinks(): PackageLink[] {
  const links = new Map<string, PackageLink>();
  const scope = path.join(folder, '@mui');
  for (const name of fs.readdirSync(scope, { recursive: true, encoding: 'utf8' })) {
    if (!/(\.d\.m?ts|(^|[\\/])README\.md)$/.test(name)) continue;
    const text = fs.readFileSync(path.join(scope, name), 'utf8');
    if (!text.includes('mui.com/')) continue;
    for (const [, found = ''] of text.matchAll(address)) {
      const url = new URL(found.replace(/[.,;:!]+$/, ''), publicOrigin);
      if (url.pathname.startsWith('/static/')) continue;
      const target = url.pathname.replace(/\/?$/, '/');
      const anchor = url.hash.slice(1) || undefined;
      const key = `${target}#${anchor ?? ''}`;
      if (!links.has(key))
        links.set(key, { path: target, anchor, file: `@mui/${name.split(path.sep).join('/')}` });
    }
  }
  return [...links.values()].sort((a, b) => a.path.localeCompare(b.path));
}

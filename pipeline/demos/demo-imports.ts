import fs from 'node:fs';

const importStatement = /^import\s+(?:type\s+)?([^'"]+?)\s+from\s+['"](@mui\/[^'"]+)['"]/gm;

/**
 * The exports of the documented packages that a demo imports, as `package:name`: `@mui/material:Button`.
 * A default import from a path is named by the path's last segment, however the demo calls it.
 */
export function demoImports(file: string): Set<string> {
  const found = new Set<string>();
  for (const [, clause = '', source = ''] of fs
    .readFileSync(file, 'utf8')
    .matchAll(importStatement)) {
    const [scope, name, ...rest] = source.split('/');
    const packageName = `${scope}/${name}`;
    if (rest.length > 0 && /^\w+/.test(clause) && !clause.startsWith('{'))
      found.add(`${packageName}:${rest.at(-1)}`);
    const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
    for (const part of named.split(',')) {
      const [exported = ''] = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (exported) found.add(`${packageName}:${exported}`);
    }
  }
  return found;
}

import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../paths.ts';
import { findFixtures } from './fixtures.ts';

const prefix = 'virtual:fixture/';

/** The module that a fixture's page loads. @param name `DataGrid/EmptyGrid` */
export function fixtureEntry(name: string): string {
  return `${prefix}${name}`;
}

/**
 * Makes a module for each fixture that mounts it. It imports the fixture statically: tests rest on the load event, which waits for the
 * imports of a script in the page, and not for `import()`.
 */
export function fixtureEntries(): Plugin {
  return {
    name: 'docs:fixture-entries',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const fixture = findFixtures().find((found) => found.name === name);
      if (!fixture) throw new Error(`There is no fixture content/e2e/${name}.tsx.`);
      const needsLicense = /@mui\/x-[\w-]+-(pro|premium)/.test(
        fs.readFileSync(fixture.file, 'utf8'),
      );
      const fromApp = (file: string) => JSON.stringify(path.join(root, 'app/_e2e', file));
      return [
        needsLicense ? `import ${fromApp('../_demo/license.ts')};` : '',
        `import Fixture from ${JSON.stringify(fixture.file)};`,
        `import { mountFixture } from ${fromApp('mountFixture.tsx')};`,
        'mountFixture(Fixture);',
      ].join('\n');
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { contentDir } from '../paths.ts';

/** A component that browser tests open on a page of its own: `content/e2e/<Suite>/<Name>.tsx`. */
export interface Fixture {
  /** `DataGrid/EmptyGrid` */
  name: string;
  /** address of its page, with slashes at both ends */
  path: string;
  file: string;
}

const fixturesDir = path.join(contentDir, 'e2e');

/** Every fixture, by name. */
export function findFixtures(): Fixture[] {
  return fs
    .readdirSync(fixturesDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({
      name: name.slice(0, -'.tsx'.length).split(path.sep).join('/'),
      file: path.join(fixturesDir, name),
    }))
    .map(({ name, file }) => ({ name, path: `/e2e/${name}/`, file }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

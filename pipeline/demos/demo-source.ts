import fs from 'node:fs';
import path from 'node:path';
import { demoImports } from './demo-imports.ts';
import type { Library } from './render.ts';

/** A demo as an author wrote it. */
export interface DemoSource {
  name: string;
  /** absolute path of the TSX file */
  file: string;
  library: Library;
  /** exports of the documented packages that it uses: `@mui/material:Button` */
  imports: ReadonlySet<string>;
}

/**
 * Finds the file of a demo that a page names.
 * @returns undefined when there is none
 */
export function findDemo(folder: string, name: string): DemoSource | undefined {
  const file = path.join(folder, `${name}.tsx`);
  return fs.existsSync(file)
    ? { name, file, library: 'material-ui', imports: demoImports(file) }
    : undefined;
}

import fs from 'node:fs';
import path from 'node:path';
import { assetsDir } from '../paths.ts';

/** Every prerendered page, by its path. Read one at a time: together they are hundreds of megabytes. */
export function* readBuiltPages(): Generator<{ path: string; html: string }> {
  for (const name of fs.readdirSync(assetsDir, { recursive: true, encoding: 'utf8' })) {
    const place = name.split(path.sep).join('/');
    if (place !== 'index.html' && !place.endsWith('/index.html')) continue;
    yield {
      path: `/${place.slice(0, -'index.html'.length)}`,
      html: fs.readFileSync(path.join(assetsDir, name), 'utf8'),
    };
  }
}

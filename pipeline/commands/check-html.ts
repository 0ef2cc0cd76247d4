import { readBuiltPages } from '../checks/built-pages.ts';
import { htmlMistakes } from '../checks/html.ts';

// Validates the HTML of every prerendered page. A tenth of a second each: too long for every build, so tests look at one of each kind.

let pages = 0;
let invalid = 0;
for (const { path, html } of readBuiltPages()) {
  pages += 1;
  const mistakes = htmlMistakes(html);
  if (mistakes.length === 0) continue;
  invalid += 1;
  console.error(`${path}\n  ${mistakes.join('\n  ')}`);
}
if (pages === 0) {
  console.error('Nothing is built yet: run `npm run build`.');
  process.exit(1);
}
console.log(`${pages} pages, ${invalid} invalid.`);
process.exit(invalid > 0 ? 1 : 0);

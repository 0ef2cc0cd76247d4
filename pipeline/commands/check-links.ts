import { readSite } from '../content/site.ts';
import { accountFor, type AccountedLink, type Fate } from '../redirects/account.ts';
import { packageLinks } from '../redirects/package-links.ts';
import { exitOnAuthorError } from './report.ts';

// Accounts for every documentation link in the installed packages; fails when one leads nowhere.

const site = await exitOnAuthorError(readSite());
const links = accountFor(packageLinks(), site);
const of = (fate: Fate) => links.filter((link) => link.fate === fate);
const show = ({ path, anchor, note }: AccountedLink) =>
  `  ${path}${anchor ? `#${anchor}` : ''}${note ? `  → ${note}` : ''}`;

console.log(`${links.length} links of the installed packages lead to the documentation.`);
for (const fate of ['served', 'redirected', 'waiting', 'broken'] as const)
  console.log(`${String(of(fate).length).padStart(5)} ${fate}`);

if (of('redirected').length > 0)
  console.log(`\nRedirected:\n${of('redirected').map(show).join('\n')}`);
if (of('waiting').length > 0)
  console.log(`\nWaiting for their page to be written:\n${of('waiting').map(show).join('\n')}`);
if (of('broken').length > 0) {
  const lines = of('broken').map((link) => `${show(link)}  (${link.file})`);
  console.error(
    `\nBroken:\n${lines.join('\n')}\n\nSay in content/redirects.ts where the page, or its heading, is now.`,
  );
  process.exit(1);
}

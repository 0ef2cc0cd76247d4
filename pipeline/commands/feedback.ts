import { parseArgs } from 'node:util';
import { migrateLocally } from '../migrations.ts';
import {
  parseSince,
  printable,
  readFeedback,
  type FeedbackComment,
  type FeedbackReport,
} from '../feedback-report.ts';

// What readers say: `npm run feedback -- --since 7d`, `-- --json`, `-- --remote --env production`.

const { values } = parseArgs({
  options: {
    since: { type: 'string', default: '7d' },
    json: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
  },
});
const since = parseSince(values.since, Date.now());
if (since === undefined) {
  console.error(`--since is 12h, 7d, 2w or a date such as 2026-11-01, not ${values.since}.`);
  process.exit(1);
}
try {
  if (!values.remote) migrateLocally(values.env);
  const report = readFeedback(since, { remote: values.remote, environment: values.env });
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else print(report);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

function print({ since: from, pages, comments }: FeedbackReport): void {
  console.log(`Feedback since ${from}: ${pages.length} pages, ${comments.length} comments.\n`);
  if (pages.length === 0) return;
  console.log(`${'page'.padEnd(56)}${['up', 'down', 'helpful', 'comments'].map(cell).join('')}`);
  for (const { page, up, down, comments: said } of pages) {
    const helpful = up + down ? `${Math.round((100 * up) / (up + down))} %` : '-';
    console.log(`${page.padEnd(56)}${[up, down, helpful, said].map(cell).join('')}`);
  }
  for (const comment of comments) console.log(`\n${heading(comment)}\n${indented(comment)}`);
}

function cell(value: string | number): string {
  return String(value).padStart(10);
}

function heading({ time, page, rating, section, version, language }: FeedbackComment): string {
  const vote = rating === null ? '' : rating ? ' · up' : ' · down';
  const place = section ? ` · ${printable(section)}` : '';
  return `${time.slice(0, 16).replace('T', ' ')} · ${page}${place}${vote} · ${version} · ${language}`;
}

function indented({ comment }: FeedbackComment): string {
  return printable(comment)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

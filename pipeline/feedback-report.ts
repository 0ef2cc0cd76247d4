import { minCommentLength } from '../app/_feedback/schema.ts';
import { databaseBinding, runWrangler, stateDir } from './migrations.ts';

export interface FeedbackReport {
  /** ISO time: what came before is left out */
  since: string;
  pages: PageRating[];
  comments: FeedbackComment[];
}

export interface PageRating {
  page: string;
  up: number;
  down: number;
  /** comments that are long enough to say something */
  comments: number;
}

/** As the reader wrote it: to be escaped wherever it is shown. */
export interface FeedbackComment {
  /** ISO time */
  time: string;
  page: string;
  rating: 0 | 1 | null;
  comment: string;
  section: string | null;
  version: string;
  language: string;
}

export interface FeedbackSource {
  /** the deployed database, by wrangler's login; otherwise the local one */
  remote: boolean;
  /** of wrangler.toml */
  environment?: string | undefined;
  /** of the local database */
  folder?: string;
}

const maxComments = 1000;
const units: Record<string, number> = { h: 3600_000, d: 24 * 3600_000, w: 7 * 24 * 3600_000 };

/**
 * @param text `12h`, `7d`, `2w`, or a date: `2026-11-01`
 * @returns milliseconds since 1970; undefined when it is neither
 */
export function parseSince(text: string, now: number): number | undefined {
  const [, amount, unit] = /^(\d{1,4})([hdw])$/.exec(text) ?? [];
  const time = amount ? now - Number(amount) * units[unit!]! : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * What readers said since a time.
 * @throws with wrangler's words when the database cannot be read
 */
export function readFeedback(
  since: number,
  { remote, environment, folder = stateDir }: FeedbackSource,
): FeedbackReport {
  const counts = `length(coalesce(comment, '')) >= ${minCommentLength}`;
  const recent = `FROM feedback WHERE created_at >= ${Math.floor(since)}`;
  const statements = [
    `SELECT page, sum(rating = 1) AS up, sum(rating = 0) AS down, sum(${counts}) AS comments
       ${recent} GROUP BY page ORDER BY count(*) DESC, page`,
    `SELECT created_at, page, rating, comment, section_title AS section, version, language
       ${recent} AND ${counts} ORDER BY created_at DESC LIMIT ${maxComments}`,
  ];
  const place = remote ? ['--remote'] : ['--local', '--persist-to', folder];
  const { status, stdout, stderr } = runWrangler(
    ['d1', 'execute', databaseBinding, ...place, '--json', '--command', statements.join('; ')],
    { environment },
  );
  if (status !== 0)
    throw new Error(`The feedback could not be read:\n${stdout}${stderr}`.trimEnd());
  const [pages, comments] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [
    { results: Record<keyof PageRating, string | number | null>[] },
    { results: (Omit<FeedbackComment, 'time'> & { created_at: number })[] },
  ];
  return {
    since: new Date(since).toISOString(),
    pages: pages.results.map(({ page, up, down, comments: said }) => ({
      page: String(page),
      up: Number(up),
      down: Number(down),
      comments: Number(said),
    })),
    comments: comments.results.map(({ created_at, ...comment }) => ({
      time: new Date(created_at).toISOString(),
      ...comment,
    })),
  };
}

/** Makes readers' text harmless in a terminal: no control and no direction characters but line breaks. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? '\n' : ' '));
}

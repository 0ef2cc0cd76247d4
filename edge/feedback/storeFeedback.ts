import type { Feedback } from '../../app/_feedback/schema.ts';
import { withTimeout } from '../http/withTimeout.ts';

/** What became of a message. `stored before`: it came a second time. `conflict`: its id belongs to another message. */
export type Stored = 'stored' | 'stored before' | 'conflict';

/** Milliseconds; a database that is locked answers late or not at all. */
const patience = 5000;

/**
 * Stores a message once, however often it comes.
 * @throws when the database is not to be had
 */
export async function storeFeedback(database: D1Database, message: Feedback): Promise<Stored> {
  const { id, ...said } = message;
  const values = [
    said.page,
    said.rating,
    said.comment?.trim() || null,
    said.section?.hash ?? null,
    said.section?.title ?? null,
    said.version,
    said.language,
  ];
  const insert = database
    .prepare(
      `INSERT INTO feedback
         (id, created_at, page, rating, comment, section_hash, section_title, version, language)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO NOTHING`,
    )
    .bind(id.toLowerCase(), Date.now(), ...values);
  const { meta } = await withTimeout(insert.run(), patience);
  if (meta.changes > 0) return 'stored';
  const same = database
    .prepare(
      `SELECT 1 FROM feedback
       WHERE id = ? AND page = ? AND rating IS ? AND comment IS ? AND section_hash IS ? AND section_title IS ?
         AND version = ? AND language = ?`,
    )
    .bind(id.toLowerCase(), ...values);
  return (await withTimeout(same.first(), patience)) ? 'stored before' : 'conflict';
}

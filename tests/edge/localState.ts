import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrateLocally } from '../../pipeline/migrations.ts';

/** A folder for a Worker's database and caches, with all tables. */
export function createState(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-state-'));
  migrateLocally(undefined, folder);
  return folder;
}

/**
 * Locks what a running Worker stores, as another process would.
 * @param kind `d1` or `cache`
 * @returns lets go
 */
export function lockState(folder: string, kind: 'd1' | 'cache'): () => void {
  const found = path.join(folder, 'v3', kind);
  const databases = fs
    .readdirSync(found, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'))
    .map((name) => new DatabaseSync(path.join(found, name), { timeout: 5000 }));
  if (databases.length === 0) throw new Error(`There is nothing of ${kind} in ${folder} yet.`);
  for (const database of databases) database.exec('BEGIN EXCLUSIVE');
  return () => databases.forEach((database) => database.close());
}

/** Rows of the table of feedback, as they are on disk. */
export function storedFeedback(folder: string): Record<string, unknown>[] {
  const found = path.join(folder, 'v3/d1');
  const file = fs
    .readdirSync(found, { recursive: true, encoding: 'utf8' })
    .find((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'))!;
  const database = new DatabaseSync(path.join(found, file), { timeout: 5000 });
  try {
    return database.prepare('SELECT * FROM feedback ORDER BY created_at').all();
  } finally {
    database.close();
  }
}

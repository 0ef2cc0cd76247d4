import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiDocument } from '../../app/_content/apiTypes.ts';
import { cacheDir } from '../paths.ts';
import { packageFacts, type Family } from './families.ts';

const folder = path.join(cacheDir, 'api');

/** All that a family's documents rest on: packages, entries, the compiler, and the code of the extractor. */
export function cacheKey(family: Family, entries: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const name of family.packages) hash.update(`${name}@${packageFacts(name).version};`);
  hash.update(`typescript@${ts.version};`);
  hash.update(JSON.stringify(entries));
  hash.update(ownCode());
  return hash.digest('hex').slice(0, 32);
}

let code: string | undefined;

/** Read once: it cannot change while it runs. */
function ownCode(): string {
  code ??= fs
    .readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  return code;
}

/** What an earlier run found. */
export function readCache(family: Family, key: string): ApiDocument[] | undefined {
  try {
    const text = fs.readFileSync(path.join(folder, `${family.id}.json`), 'utf8');
    const cached = JSON.parse(text) as { key: string; documents: ApiDocument[] };
    return cached.key === key ? cached.documents : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps one state per family. Written aside first, so that a run that is stopped leaves no half file. */
export function writeCache(family: Family, key: string, documents: ApiDocument[]): void {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${family.id}.json`);
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify({ key, documents }));
  fs.renameSync(draft, file);
}

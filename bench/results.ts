import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../pipeline/paths.ts';

const folder = path.join(root, 'bench/results');

/** What was measured, and on what. */
export interface Report {
  command: string;
  date: string;
  versions: Record<string, string>;
  machine: { processor: string; cores: number; memoryGB: number };
  conditions: object;
  results: object;
}

/** @param versions of everything beside Node that took part */
export function toReport(
  versions: Record<string, string>,
  conditions: object,
  results: object,
): Report {
  return {
    command: ['npm run bench --', ...process.argv.slice(2)].join(' '),
    date: new Date().toISOString(),
    versions: { node: process.versions.node, ...versions },
    machine: {
      processor: os.cpus()[0]?.model ?? 'unknown',
      cores: os.availableParallelism(),
      memoryGB: Math.round(os.totalmem() / 1e9),
    },
    conditions,
    results,
  };
}

/** Keeps the newest report of each benchmark, formatted as the repository's formatter wants it. */
export function writeReport(name: string, report: Report): void {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  fs.writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), [file], { cwd: root, timeout: 30_000 });
}

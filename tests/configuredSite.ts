import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Document } from '../app/_content/types.ts';
import { distDir } from '../pipeline/paths.ts';
import { startWorker, type RunningWorker, type WorkerOptions } from '../pipeline/serve-worker.ts';

export interface ConfiguredSite extends RunningWorker {
  /** changes a document of this copy; what is shown follows */
  editDocument(page: string, changes: Partial<Document>): void;
}

interface Options extends Pick<WorkerOptions, 'port' | 'vars'> {
  /** keep events, as with an Analytics Engine dataset */
  events?: boolean;
  /** stands in for the id of the build, as if the site had changed; as long as that, or shorter */
  build?: string;
  /** stands in for `/sw.js` */
  serviceWorker?: string;
}

/**
 * Starts a copy of the built site with variables of its own. Nothing of it is prerendered, as the prerendered pages have the variables that
 * they were made with.
 */
export async function startConfiguredSite({
  port = 0,
  vars = {},
  events = false,
  build,
  serviceWorker,
}: Options): Promise<ConfiguredSite> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-configured-'));
  fs.cpSync(distDir, copy, {
    recursive: true,
    filter: (file) => !/client\/.*index\.(?:html|txt)$/.test(file),
  });
  const configFile = path.join(copy, 'server/wrangler.json');
  if (events) {
    const config = JSON.parse(fs.readFileSync(configFile, 'utf8')) as object;
    const datasets = [{ binding: 'EVENTS', dataset: 'docs_events' }];
    fs.writeFileSync(
      configFile,
      JSON.stringify({ ...config, analytics_engine_datasets: datasets }),
    );
  }
  if (build) renameBuild(copy, build);
  if (serviceWorker) fs.writeFileSync(path.join(copy, 'client/sw.js'), serviceWorker);
  // without what another run has kept: pages that the Worker rendered are kept by the id of the build
  const worker = await startWorker({ port, built: copy, vars, persist: false });
  return {
    ...worker,
    editDocument(page, changes) {
      const file = path.join(copy, `client/_documents/pages${page.slice(0, -1)}.json`);
      const document = JSON.parse(fs.readFileSync(file, 'utf8')) as Document;
      fs.writeFileSync(file, JSON.stringify({ ...document, ...changes }));
    },
    async stop() {
      await worker.stop();
      fs.rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** The id of the build, which every answer carries. */
export function builtId(): string {
  const headers = fs.readFileSync(path.join(distDir, 'client/_headers'), 'utf8');
  return /x-build: (\S+)/.exec(headers)![1]!;
}

function renameBuild(folder: string, build: string): void {
  const known = builtId();
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^server\/.*\.js$|^client\/(?:sw\.js|_headers)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, 'utf8');
    if (text.includes(known)) fs.writeFileSync(file, text.replaceAll(known, build));
  }
}

import type { TestProject } from 'vitest/node';
import { startWorker } from '../../pipeline/serve-worker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** Serves the built Worker, in workerd, for all edge tests. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const worker = await startWorker();
  project.provide('siteUrl', worker.url);
  return () => worker.stop();
}

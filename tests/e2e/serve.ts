import { startWorker } from '../../pipeline/serve-worker.ts';

/** Serves the built site for all browser tests. */
export default async function serve(): Promise<() => Promise<void>> {
  const worker = await startWorker();
  process.env['SITE_URL'] = worker.url;
  return () => worker.stop();
}

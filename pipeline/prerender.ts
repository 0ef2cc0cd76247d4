import fs from 'node:fs';
import path from 'node:path';
import { startWorker } from './serve-worker.ts';
import { assetsDir } from './paths.ts';

/** Requests under way at once: enough to keep two cores busy. */
const concurrency = 4;

/**
 * Asks the built Worker, in workerd, for every page and its payload, and puts the answers among the static assets. What readers get is
 * what the Worker would have answered.
 * @throws when a page does not answer 200
 */
export async function prerender(paths: string[]): Promise<void> {
  const worker = await startWorker({ persist: false });
  try {
    const files = paths.flatMap((page) => [`${page}index.html`, `${page}index.txt`]);
    const answers: [string, Uint8Array][] = [];
    let next = 0;
    const work = async () => {
      while (next < files.length) {
        const file = files[next]!;
        next += 1;
        const response = await worker.fetch(file.replace(/index\.html$/, ''));
        if (response.status !== 200)
          throw new Error(
            `${file} could not be prerendered: the Worker answered ${response.status}.`,
          );
        answers.push([file, new Uint8Array(await response.arrayBuffer())]);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    // written last: while they are not there, every request reaches the Worker
    for (const [file, body] of answers) {
      const target = path.join(assetsDir, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, body);
    }
  } finally {
    await worker.stop();
  }
}

import { createEngine, type Engine } from './engine.ts';
import { fetchJson } from './fetchJson.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Catalogue, ProductTexts, SearchManifest } from './searchTypes.ts';

// Matching takes milliseconds, and on a slow device tens of them: it must not stand between a key and its letter.

let engine: Engine | undefined;

const send = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') void start(data.manifest, data.current);
  else if (engine) send({ type: 'answer', answer: engine.search(data.request) });
});

async function start(manifest: SearchManifest, current: string | undefined): Promise<void> {
  let made: Engine;
  try {
    const catalogue = await fetchJson<Catalogue>(manifest.catalogue);
    made = engine = createEngine(catalogue);
    send({ type: 'ready', products: catalogue.products, start: catalogue.start });
  } catch {
    send({ type: 'failed' });
    return;
  }
  const others = Object.keys(manifest.texts).filter((product) => product !== current);
  const first = current && manifest.texts[current] ? [current] : [];
  for (const product of [...first, ...(savesData() ? [] : others)])
    try {
      await made.addTexts(product, await fetchJson<ProductTexts>(manifest.texts[product]!));
      send({ type: 'grown' });
    } catch {
      // names are found without it, and the next visit tries again
    }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

import { adPath, type Ad, type AdResponse } from '../_content/adTypes.ts';
import type { AdFeatures } from '../_content/features.ts';
import { loadTranslate } from '../_i18n/loadTranslate.ts';
import { adCard } from './adCard.ts';
import { adRoot } from './adRoot.ts';
import { reportClick, reportCrash, reportDisplay } from './reportAd.ts';

const label = 'carbon-demo-inline';

/** Shows an ad of the feed under a demo. Without one, the room that the slot has taken stays empty: nothing moves. */
export async function fillDemoSlot(
  slot: HTMLElement,
  { displayRatio }: AdFeatures,
  signal: AbortSignal,
): Promise<void> {
  const root = adRoot(slot);
  try {
    const [translate, ad] = await Promise.all([loadTranslate(), fetchAd(signal)]);
    if (!ad || signal.aborted) return;
    const { company, description, statlink } = ad;
    const card = { href: statlink, text: description, publisher: company };
    root.replaceChildren(adCard(card, translate, () => reportClick(label)));
    countView(ad);
    reportDisplay(label, displayRatio, signal);
  } catch (error) {
    root.replaceChildren();
    reportCrash(label);
    reportError(error);
  }
}

/** @returns undefined when there is none, or the network fails */
async function fetchAd(signal: AbortSignal): Promise<Ad | undefined> {
  try {
    const response = await fetch(adPath, { signal, credentials: 'omit' });
    return response.ok ? (((await response.json()) as AdResponse).ad ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Tells the advertisers that the ad was seen, once each. */
function countView({ statimp, pixels }: Ad): void {
  for (const address of new Set([statimp, ...pixels])) if (address) new Image(1, 1).src = address;
}

import { pageFeatures } from '../_content/pageFeatures.ts';

/** Programs that read pages see no ads, and no advertiser pays for them. */
const bots = /bot|crawl|spider/i;

/** Where the operator asks for ads, they are loaded. */
export function startAds(): void {
  const ads = pageFeatures()?.ads;
  if (!ads || bots.test(navigator.userAgent)) return;
  import('../_ads/watchSlots.ts').then(({ watchSlots }) => watchSlots(ads), reportError);
}

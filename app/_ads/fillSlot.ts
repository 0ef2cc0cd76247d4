import type { AdFeatures } from '../_content/features.ts';
import { loadTranslate } from '../_i18n/loadTranslate.ts';
import { adCard, requestCard } from './adCard.ts';
import { chooseSubstitute, pick, sessionShape } from './adChoice.ts';
import { openAdFrame } from './adFrame.ts';
import { adRoot } from './adRoot.ts';
import { inHouseAds } from './inHouseAds.ts';
import { pollForAd } from './pollForAd.ts';
import { reportClick, reportCrash, reportDisplay } from './reportAd.ts';

/** What is in the slot, for the reports. The third-party script is Carbon's in production. */
type Source = 'carbon' | 'in-house' | 'in-house-adblock' | 'in-house-carbon';

/**
 * Fills the slot under the description: with the third-party ad, or, when that is blocked or has nothing to show, with one of our own.
 * Whatever goes wrong leaves the slot empty.
 * @param signal ends when the slot leaves the page
 */
export async function fillSlot(
  slot: HTMLElement,
  { displayRatio }: AdFeatures,
  signal: AbortSignal,
): Promise<void> {
  const root = adRoot(slot);
  const shape = sessionShape();
  let source: Source | undefined;
  let shown = new AbortController();
  const label = () => `${source ?? null}-body-top-${shape}`;

  const show = (what: Source, content?: HTMLElement) => {
    shown.abort();
    shown = new AbortController();
    source = what;
    if (content) root.replaceChildren(...root.querySelectorAll('iframe'), content);
    reportDisplay(label(), displayRatio, AbortSignal.any([signal, shown.signal]));
  };
  try {
    root.replaceChildren();
    // without a connection nothing is blocked, and nothing can be shown
    if (!navigator.onLine) return;
    const translate = await loadTranslate();
    const showInHouse = (what: Source) => {
      const ad = pick(inHouseAds);
      const card = {
        ...ad,
        text: translate(`ads.inHouse.${ad.name}`),
        image: shape === 'image' ? ad.image : '',
      };
      show(
        what,
        adCard(card, translate, () => reportClick(label())),
      );
    };

    let isDone = false;
    const frame = openAdFrame(shape, signal, (message) => {
      if (message === 'click') return reportClick(label());
      if (isDone) return;
      isDone = true;
      if (message === 'filled') {
        frame.dataset['shown'] = '';
        for (const other of root.querySelectorAll('.card')) other.remove();
        return show('carbon');
      }
      frame.remove();
      return message === 'crash' ? reportCrash(label()) : showInHouse('in-house-carbon');
    });
    root.append(frame);
    pollForAd(
      () => isDone,
      () => {
        if (chooseSubstitute() === 'message') show('in-house-adblock', requestCard(translate));
        else showInHouse('in-house');
      },
      () => {
        isDone = true;
        frame.remove();
      },
      signal,
    );
  } catch (error) {
    shown.abort();
    root.replaceChildren();
    reportCrash(label());
    reportError(error);
  }
}

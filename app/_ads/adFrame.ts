import { adFramePath, isFrameMessage, type FrameMessage } from './frameContract.ts';
import type { AdShape } from './adChoice.ts';

/**
 * A frame without an origin, in which the third-party script runs: it reaches neither the page nor its storage, and this page's
 * Content-Security-Policy need not name its host. The Worker serves the frame (edge/ads/adFrame.ts) with a policy of its own.
 */
export function openAdFrame(
  shape: AdShape,
  signal: AbortSignal,
  onMessage: (message: FrameMessage) => void,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.title = document.querySelector('aside:has(sponsor-slot)')?.ariaLabel ?? 'Ad';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = `${adFramePath}#${shape}`;
  addEventListener(
    'message',
    ({ source, data }) => {
      if (source === frame.contentWindow && isFrameMessage(data)) onMessage(data.ad);
    },
    { signal },
  );
  return frame;
}

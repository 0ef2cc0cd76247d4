/** Where the Worker serves the frame of the third-party script. Its hash is the ad's shape. */
export const adFramePath = '/api/ad-frame';

const messages = ['filled', 'backers', 'crash', 'click'] as const;

/**
 * What the frame tells the page: an ad is there; the network has none to show and thanks its backers; the script failed before there was
 * an ad; a reader followed the ad.
 */
export type FrameMessage = (typeof messages)[number];

export function isFrameMessage(data: unknown): data is { ad: FrameMessage } {
  const ad = typeof data === 'object' && data !== null && 'ad' in data ? data.ad : undefined;
  return (messages as readonly unknown[]).includes(ad);
}

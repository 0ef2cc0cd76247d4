import type { Ad } from '../../app/_content/adTypes.ts';
import { BodyTooLarge, readBounded } from '../http/readBounded.ts';
import { parseFeed } from './parseFeed.ts';
import { isLoopback, publicAddress } from './publicAddress.ts';

/** What a round of tries brought. */
export interface Round {
  ad: Ad | null;
  /** how many requests were made */
  attempts: number;
  /** of the last try: `ok`, `empty` (a feed without an ad), or what went wrong */
  outcome: Outcome;
  milliseconds: number;
}

export type Outcome =
  | 'ok'
  | 'empty'
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'too large'
  | 'malformed';

/** Milliseconds, bytes. A round ends at the deadline at the latest, however the feed behaves. */
const limits = {
  attempts: 10,
  perTry: 2000,
  deadline: 6000,
  bodyBytes: 64 * 1024,
  firstPause: 25,
  longestPause: 400,
};

/** The feed's address, if it may be asked. A loopback address may where AD_FEED_LOOPBACK says so, for tests and local work. */
export function feedAddress({
  AD_FEED_URL = '',
  AD_FEED_LOOPBACK,
}: Pick<Env, 'AD_FEED_URL' | 'AD_FEED_LOOPBACK'>): string | undefined {
  if (AD_FEED_LOOPBACK === 'allow' && isLoopback(AD_FEED_URL)) return AD_FEED_URL;
  return publicAddress(AD_FEED_URL);
}

/**
 * Asks the feed until a usable ad comes, with growing pauses of random length.
 * @param requestId sent along, so that both sides' logs can be compared
 * @param attempts at most: ten, or one to see whether a feed that failed works again
 */
export async function fetchAd(
  address: string,
  requestId: string,
  attempts = limits.attempts,
): Promise<Round> {
  const started = Date.now();
  const left = () => limits.deadline - (Date.now() - started);
  let outcome: Outcome = 'timeout';
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryOnce(address, requestId, Math.min(limits.perTry, left()));
    outcome = result.outcome;
    const pause = Math.min(limits.longestPause, limits.firstPause * 2 ** (attempt - 1));
    const wait = pause * (0.5 + Math.random() / 2);
    if (result.ad || attempt >= attempts || left() <= wait)
      return { ad: result.ad, attempts: attempt, outcome, milliseconds: Date.now() - started };
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function tryOnce(
  address: string,
  requestId: string,
  milliseconds: number,
): Promise<{ ad: Ad | null; outcome: Outcome }> {
  const signal = AbortSignal.timeout(milliseconds);
  const failed = (outcome: Outcome) => ({ ad: null, outcome });
  let body: string;
  try {
    const response = await fetch(address, {
      headers: {
        accept: 'application/json',
        'user-agent': 'react-component-docs',
        'x-request-id': requestId,
      },
      // a redirect could lead to any host: none is followed
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return failed(response.status >= 300 && response.status < 400 ? 'redirect' : 'status');
    }
    body = await readBounded(response.body, limits.bodyBytes, signal);
  } catch (error) {
    if (error instanceof BodyTooLarge) return failed('too large');
    return failed(signal.aborted ? 'timeout' : 'unreachable');
  }
  try {
    const ad = parseFeed(body, Math.floor(Date.now() / 1000));
    return ad ? { ad, outcome: 'ok' } : failed('empty');
  } catch {
    return failed('malformed');
  }
}

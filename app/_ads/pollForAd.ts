/** How often one looks for the ad, in ms. */
const interval = 500;
/** After 15 s nobody waits any longer. */
const mostTries = 30;
/** More misses than these, and it is taken for blocked. It may still come. */
const patientMisses = 6;

/**
 * Looks for an ad until it is there, at most 30 times.
 * @param isDone whether there is nothing more to look for
 * @param onBlocked called once, at the seventh miss
 * @param onGivenUp called once, after the last miss
 */
export function pollForAd(
  isDone: () => boolean,
  onBlocked: () => void,
  onGivenUp: () => void,
  signal: AbortSignal,
): void {
  let misses = 0;
  const timer = setInterval(() => {
    if (isDone()) return clearInterval(timer);
    misses += 1;
    if (misses === patientMisses + 1) onBlocked();
    if (misses < mostTries) return;
    clearInterval(timer);
    onGivenUp();
  }, interval);
  signal.addEventListener('abort', () => clearInterval(timer));
}

import { emitAnalytics } from './emitAnalytics.ts';

const storageKey = 'web-vitals';

/**
 * Measures the page's speed as a reader feels it, for few sessions: a session is chosen, or not, as a whole.
 * @param ratio share of sessions, 0 to 1
 */
export async function watchWebVitals(ratio: number): Promise<void> {
  if (!isChosen(ratio)) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value, delta, id }) => emitAnalytics({ name, value, delta, id }));
}

function isChosen(ratio: number): boolean {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored) return stored === 'yes';
    const chosen = Math.random() < ratio;
    sessionStorage.setItem(storageKey, chosen ? 'yes' : 'no');
    return chosen;
  } catch {
    return false;
  }
}

export type AdShape = 'inline' | 'image';
export type Substitute = 'message' | 'in-house';

const storageKey = 'ad-shape';

/** One reader in five gets the shape without a picture, for the whole session. */
export function sessionShape(random = Math.random): AdShape {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === 'inline' || stored === 'image') return stored;
  } catch {
    // storage is blocked: every page chooses anew
  }
  const shape: AdShape = random() < 0.2 ? 'inline' : 'image';
  try {
    sessionStorage.setItem(storageKey, shape);
  } catch {
    // as above
  }
  return shape;
}

/** What stands in for an ad that was blocked: a request in one case of five, else something of our own. */
export function chooseSubstitute(random = Math.random): Substitute {
  return random() < 0.2 ? 'message' : 'in-house';
}

/** @returns any of `list`, each as likely as the others */
export function pick<T>(list: readonly T[], random = Math.random): T {
  return list[Math.floor(random() * list.length)]!;
}

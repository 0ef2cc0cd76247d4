export type Consent = 'granted' | 'denied';

const storageKey = 'analytics-consent';

/** @returns undefined as long as the reader has not been asked, or has not answered */
export function storedConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'granted' || stored === 'denied' ? stored : undefined;
  } catch {
    // storage is blocked: whoever wants that wants no analytics either
    return 'denied';
  }
}

export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(storageKey, consent);
  } catch {
    // the answer then lasts as long as the page
  }
}

/** Do Not Track or Global Privacy Control: a browser that says so is not even asked. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

import { startCodeVariants } from './codeVariants.ts';
import { startDemoIslands } from './demoIsland.ts';
import { startEnhance } from './enhance.ts';
import { startHydration } from './hydration.ts';
import { startPreferences } from './preferences.ts';
import { startStoredChoices } from './storedChoice.ts';
import { startTrustedTypes } from './trustedTypes.ts';

// The only script that runs before a reader reaches for the page. It is inlined into the head of every page, the same
// text everywhere, so that one hash in the Content-Security-Policy covers it. At most 6 KB.
for (const start of [
  startTrustedTypes,
  startPreferences,
  startCodeVariants,
  startStoredChoices,
  startDemoIslands,
  startHydration,
  startEnhance,
])
  try {
    start();
  } catch (error) {
    // one feature must not take the others with it
    reportError(error);
  }

import { startAds } from './ads.ts';
import { startAnalytics } from './analytics.ts';
import { startContents } from './contents.ts';
import { startCopy } from './copyCode.ts';
import { startOffline } from './offline.ts';

// Loads at the first sign of interaction (app/_inline/enhance.ts): what a reader acts on, without React. Delegated listeners and
// custom elements only, as navigation replaces the page around them; what is heavy is imported when it is asked for.
for (const start of [startCopy, startContents, startAnalytics, startAds, startOffline])
  try {
    start();
  } catch (error) {
    // one feature must not take the others with it
    reportError(error);
  }

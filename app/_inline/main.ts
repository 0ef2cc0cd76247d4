import { startApiViews } from './apiViews.ts';
import { startCodeTabs } from './codeTabs.ts';
import { startContents } from './contents.ts';
import { startCopy } from './copyCode.ts';
import { startDemoIslands } from './demoIsland.ts';
import { startHydration } from './hydration.ts';
import { startPreferences } from './preferences.ts';

// The only script that runs before a reader reaches for the page. It is inlined into the head of every page, the same
// text everywhere, so that one hash in the Content-Security-Policy covers it. At most 6 KB.
for (const start of [
  startPreferences,
  startApiViews,
  startCopy,
  startCodeTabs,
  startContents,
  startDemoIslands,
  startHydration,
])
  try {
    start();
  } catch (error) {
    // one feature must not take the others with it
    reportError(error);
  }

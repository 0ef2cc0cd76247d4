import { startAds } from './ads.ts';
import { startAnalytics } from './analytics.ts';
import { startApiViews } from './apiViews.ts';
import { startBackToTop } from './backToTop.ts';
import { startCodeTabs } from './codeTabs.ts';
import { startContents } from './contents.ts';
import { startCopy } from './copyCode.ts';
import { startDemoAnchors } from './demoAnchors.ts';
import { startDemoToolbars } from './demoToolbar.ts';
import { startEditor } from './editor.ts';
import { startErrorDecoder } from './errorDecoder.ts';
import { startFeedback } from './feedback.ts';
import { startLanguages } from './languages.ts';
import { startNotifications } from './notifications.ts';
import { startOffline } from './offline.ts';
import { startPageMenu } from './pageMenu.ts';
import { startPopovers } from './popovers.ts';
import { startSearch } from './search.ts';
import { startSettings } from './settings.ts';
import { startShortcuts } from './shortcuts.ts';

// Loads at the first sign of interaction (app/_inline/enhance.ts): what a reader acts on, without React. Delegated listeners and
// custom elements only, as navigation replaces the page around them (listen.ts says how to listen); what is heavy is imported when it is
// asked for.
for (const start of [
  startCopy,
  startContents,
  startCodeTabs,
  startApiViews,
  startSettings,
  startLanguages,
  startDemoToolbars,
  startDemoAnchors,
  startEditor,
  startPageMenu,
  startPopovers,
  startSearch,
  startNotifications,
  startFeedback,
  startBackToTop,
  startShortcuts,
  startErrorDecoder,
  startAnalytics,
  startAds,
  startOffline,
])
  try {
    start();
  } catch (error) {
    // one feature must not take the others with it
    reportError(error);
  }

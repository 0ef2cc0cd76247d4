import type { Page } from '@playwright/test';

/** What MUI X says of Pro and Premium without a key, as upstream means it to. A build with MUI_X_LICENSE_KEY never says it. */
const missingLicense = 'MUI X: Missing license key';

/** Collects everything a page writes to the console, and every error nobody caught. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes(missingLicense))
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

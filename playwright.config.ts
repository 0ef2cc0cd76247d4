import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/serve.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // a second try is reported as flaky, never hidden
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: !!process.env['CI'],
  reporter: [['list']],
  use: {
    baseURL: process.env['SITE_URL']!,
    viewport: { width: 1350, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});

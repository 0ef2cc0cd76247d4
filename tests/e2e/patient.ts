import { expect as baseExpect } from '@playwright/test';

/** For what is fetched when a reader acts: a busy machine may take longer than Playwright's 5 s. */
export const expect = baseExpect.configure({ timeout: 15_000 });

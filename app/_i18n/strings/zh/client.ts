import type { client as english } from '../en/client.ts';
import type { Widen } from '../en/index.ts';
import { ads } from './ads.ts';
import { analytics } from './analytics.ts';
import { code } from './code.ts';
import { demo } from './demo.ts';
import { feedback } from './feedback.ts';
import { frame } from './frame.ts';
import { page } from './page.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';

export const client: Widen<typeof english> = {
  ads,
  analytics,
  code,
  demo,
  feedback,
  frame,
  page,
  search,
  settings,
};

import { ads } from './ads.ts';
import { analytics } from './analytics.ts';
import { code } from './code.ts';
import { demo } from './demo.ts';
import { feedback } from './feedback.ts';
import { frame } from './frame.ts';
import { page } from './page.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';

/** The texts that scripts of the page show too. The others are read by the server alone. */
export const client = { ads, analytics, code, demo, feedback, frame, page, search, settings };

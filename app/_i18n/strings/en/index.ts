import { ads } from './ads.ts';
import { analytics } from './analytics.ts';
import { code } from './code.ts';
import { demo } from './demo.ts';
import { feedback } from './feedback.ts';
import { frame } from './frame.ts';
import { offline } from './offline.ts';
import { page } from './page.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';

/** Every text of the frame in English. The other languages have the same keys (tests/unit/translations.test.ts). */
export const en = {
  ads,
  analytics,
  code,
  demo,
  feedback,
  frame,
  offline,
  page,
  search,
  settings,
};

/** The texts in any language. */
export type Strings = Widen<typeof en>;
export type StringKey = Leaves<typeof en>;

type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

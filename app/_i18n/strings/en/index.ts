import { api } from './api.ts';
import { client } from './client.ts';
import { home } from './home.ts';
import { offline } from './offline.ts';

/** Every text of the frame in English. The other languages have the same keys (tests/unit/translations.test.ts). */
export const en = { ...client, api, home, offline };

/** The texts in any language. */
export type Strings = Widen<typeof en>;
export type StringKey = Leaves<typeof en>;

/** The same keys with texts of any language. */
export type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

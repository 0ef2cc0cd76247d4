import { cache } from 'react';
import { defaultLanguage } from './languages.ts';
import { en } from './strings/en/index.ts';
import { createTranslate, type Translate } from './translate.ts';

/** For server components: texts in the language of the page that is being rendered. */
export const requestTranslate = cache(async (): Promise<Translate> =>
  createTranslate(defaultLanguage, { en }),
);

import { cache } from 'react';
import { requestLanguage } from './requestLanguage.ts';
import { en } from './strings/en/index.ts';
import { pt } from './strings/pt/index.ts';
import { zh } from './strings/zh/index.ts';
import { createTranslate, type Translate } from './translate.ts';

/** For server components: texts in the language of the page that is being rendered. */
export const requestTranslate = cache(async (): Promise<Translate> =>
  createTranslate(await requestLanguage(), { en, pt, zh }),
);

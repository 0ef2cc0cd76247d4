import type { HeadingLink } from '../_content/types.ts';
import { en } from '../_i18n/strings/en/index.ts';
import type { Translate } from '../_i18n/translate.ts';

const chapters = [
  'import',
  'props',
  'slots',
  'classes',
  'parameters',
  'returnValue',
  'properties',
] as const;

/** The table of contents of a page of the API reference: chapters in the language of the page, names as they are. */
export function localHeadings(headings: HeadingLink[], t: Translate): HeadingLink[] {
  return headings.map(({ id, text, children }) => {
    const chapter = chapters.find((key) => en.api[key] === text);
    return {
      id,
      text: chapter ? t(`api.${chapter}`) : text,
      children: localHeadings(children, t),
    };
  });
}

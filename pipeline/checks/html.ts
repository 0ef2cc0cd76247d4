import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** What the documented libraries write in their own markup, where we cannot mend it. Each goes when the library's does. */
const libraryFaults: { rule: string; place: RegExp; says?: RegExp; reason: string }[] = [
  {
    rule: 'valid-for',
    place: /-label$/,
    reason: 'TextField with `select` points its label at an element with the role combobox',
  },
  {
    rule: 'element-permitted-content',
    place: /demo-island.* > label[^ ]* > div$/,
    reason: 'FormControlLabel with `required` puts a Stack, which is a div, into the label',
  },
  {
    rule: 'element-permitted-content',
    place: /ul > div$|ul > div > div > li|^#[\w-]+$/,
    says: /^<(div|li)> .* under <(ul|div)>/,
    reason: 'the Tree View wraps the items of a branch in what folds them, which is a div',
  },
  {
    rule: 'element-permitted-parent',
    place: /ul > div > div > li|^#[\w-]+$/,
    says: /^<li> /,
    reason: 'the same, seen from the items',
  },
];

/**
 * What is wrong with a page by the HTML standard.
 * @returns sentences with line, column and the element's place
 */
export function htmlMistakes(html: string): string[] {
  const report = validator.validateStringSync(html);
  return report.results.flatMap(({ messages }) =>
    messages
      .filter(
        ({ ruleId, selector, message }) =>
          !libraryFaults.some(
            ({ rule, place, says }) =>
              rule === ruleId && place.test(selector ?? '') && (!says || says.test(message)),
          ),
      )
      .map(
        ({ line, column, message, ruleId, selector }) =>
          `${line}:${column}  ${message} (${ruleId}, ${selector ?? 'document'})`,
      ),
  );
}

import { defaultLanguage } from './languages.ts';
import type { StringKey, Strings } from './strings/en/index.ts';

/**
 * Text of the frame by its dotted key.
 * @param values fill the places of the text that are written `{{name}}`
 */
export type Translate = (key: StringKey, values?: Record<string, string | number>) => string;

type Tree = { [key: string]: string | Tree };

const warned = new Set<string>();

/**
 * @param language that the texts should be in
 * @param dictionaries by language; English is what a text that is missing falls back to
 */
export function createTranslate(
  language: string,
  dictionaries: Partial<Record<string, Partial<Strings>>>,
): Translate {
  const dictionary = dictionaries[language];
  return (key, values = {}) => {
    if (!dictionary) {
      console.error(`There are no texts in the language \`${language}\`.`);
      return '…';
    }
    let text = find(dictionary as Tree, key);
    if (text === undefined) {
      const id = `${language}:${key}`;
      if (!warned.has(id)) console.warn(`The text \`${key}\` is missing in \`${language}\`.`);
      warned.add(id);
      text = find((dictionaries[defaultLanguage] ?? {}) as Tree, key) ?? '';
    }
    return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
  };
}

/** @returns undefined also for a part of the tree, which is no text */
function find(tree: Tree, key: string): string | undefined {
  let node: string | Tree | undefined = tree;
  for (const part of key.split('.'))
    node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

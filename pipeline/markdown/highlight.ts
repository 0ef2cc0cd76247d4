import { createHighlighter, createCssVariablesTheme, type Highlighter } from 'shiki';
import { escapeHtml } from '../../app/_content/escapeHtml.ts';

/**
 * Languages a code block may name, and the grammar that colours each.
 * `text` stays plain.
 */
export const languages: Record<string, string | undefined> = {
  tsx: 'tsx',
  ts: 'ts',
  jsx: 'jsx',
  js: 'js',
  json: 'json',
  css: 'css',
  html: 'html',
  bash: 'bash',
  diff: 'diff',
  yaml: 'yaml',
  toml: 'toml',
  text: undefined,
};

/**
 * Shiki's token names and the class each becomes. One letter, because a page holds thousands of them.
 * The colours of both schemes stand in app/_document/codeStyles.ts.
 */
const classOf: Record<string, string> = {
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-comment': 'c',
  'token-constant': 'n',
  'token-function': 'f',
  'token-parameter': 'p',
  'token-punctuation': 'u',
  'token-link': 'l',
  'token-inserted': 'i',
  'token-deleted': 'd',
  'token-changed': 'k',
};

let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights code at build: escaped text with `<span class="k">` around tokens that have a colour of their own.
 * @param language a key of `languages`
 */
export async function highlight(code: string, language: string): Promise<string> {
  const grammar = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!grammar) return escapeHtml(code);
  highlighter ??= createHighlighter({
    themes: [createCssVariablesTheme({ name: 'site', variablePrefix: '--', fontStyle: false })],
    langs: Object.values(languages).filter((name) => name !== undefined),
  });
  const { tokens } = (await highlighter).codeToTokens(code, {
    lang: grammar as 'tsx',
    theme: 'site',
  });
  return tokens
    .map((line) => {
      let html = '';
      let open = '';
      for (const { content, color = '' } of line) {
        const name = classOf[/var\(--([\w-]+)\)/.exec(color)?.[1] ?? ''] ?? '';
        // white space has no colour: let it join the run that is open
        if (name !== open && content.trim() !== '') {
          if (open) html += '</span>';
          if (name) html += `<span class="${name}">`;
          open = name;
        }
        html += escapeHtml(content);
      }
      return open ? `${html}</span>` : html;
    })
    .join('\n');
}

import { escapeHtml } from '../_content/escapeHtml.ts';
import type { Demo } from '../_content/types.ts';
import type { Translate } from '../_i18n/translate.ts';
import { isEditable } from './isEditable.ts';
import type { DemoIcon } from './DemoIcons.tsx';

/**
 * The controls of a demo, as HTML: a page has hundreds of them, and none needs React. app/_enhance/demoToolbar.ts makes them work.
 * The first control is the toolbar's tab stop until the reader moves on.
 */
export function toolbarHtml(demo: Demo, t: Translate): string {
  const hasPreview = demo.variants.some(({ preview }) => preview);
  const expanded = demo.codeOpen;
  const toggle = `<button type="button" data-action="toggle-code" aria-expanded="${expanded}"><span data-closed>${text(t(hasPreview ? 'demo.expandCode' : 'demo.showCode'))}</span><span data-open>${text(t(hasPreview ? 'demo.collapseCode' : 'demo.hideCode'))}</span></button>`;
  const languages = `<span data-languages>${language('ts', 'TS', t('demo.showTypeScript'))}${language('js', 'JS', t('demo.showJavaScript'))}</span>`;
  return [
    toggle,
    demo.variants[0]?.styling ? stylingSelect(t) : '',
    languages,
    isEditable(demo)
      ? `<button type="button" tabindex="-1" data-action="edit-demo">${text(t('demo.editor.edit'))}</button>`
      : '',
    '<span data-space></span>',
    demo.hasSandboxes ? button('stackblitz', 'stackblitz', t('demo.stackBlitz')) : '',
    demo.hasSandboxes ? button('codesandbox', 'codesandbox', t('demo.codeSandbox')) : '',
    `<button type="button" tabindex="-1" data-action="copy-demo" title="${text(t('demo.copySource'))}" aria-label="${text(t('demo.copySource'))}"><span data-before>${icon('copy')}</span><span data-after>${icon('done')}</span></button>`,
    button('reset-focus', 'focus', t('demo.resetFocus')),
    button('reset-demo', 'reset', t('demo.resetDemo')),
    `<button type="button" tabindex="-1" data-action="demo-menu" aria-haspopup="menu" aria-expanded="false" title="${text(t('demo.more'))}" aria-label="${text(t('demo.more'))}">${icon('more')}</button>`,
  ].join('');
}

const text = escapeHtml;

function icon(name: DemoIcon): string {
  return `<svg aria-hidden="true"><use href="#demo-icon-${name}"></use></svg>`;
}

function button(action: string, name: DemoIcon, label: string): string {
  return `<button type="button" tabindex="-1" data-action="${action}" title="${text(label)}" aria-label="${text(label)}">${icon(name)}</button>`;
}

function language(value: 'ts' | 'js', label: string, name: string): string {
  return `<button type="button" tabindex="-1" data-action="code-variant" value="${value}" aria-pressed="${value === 'ts'}" aria-label="${text(name)}">${label}</button>`;
}

function stylingSelect(t: Translate): string {
  const options = (['system', 'tailwind', 'css'] as const)
    .map((styling) => `<option value="${styling}">${text(t(`demo.styling.${styling}`))}</option>`)
    .join('');
  return `<select tabindex="-1" data-styling-choice aria-label="${text(t('demo.stylingLabel'))}">${options}</select>`;
}

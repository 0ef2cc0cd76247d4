import { on } from './on.ts';

/**
 * How demos show their code: language and styling. An address that names a source decides, then the reader's last choice; <html> carries
 * it before the first paint, and styles follow (app/_demo/demoStyles.ts). Choices are made, and kept, in app/_preferences/codeChoice.ts.
 */
function readChoice(): void {
  const { cookie, documentElement } = document;
  const { hash } = location;
  const extension = /\.(js|tsx)$/.exec(hash)?.[1];
  const styling = extension && /(tailwind|css|system)-/.exec(hash)?.[1];
  const isJavaScript = extension ? extension === 'js' : /\bcodeVariant=JS\b/.test(cookie);
  documentElement.dataset['codeVariant'] = isJavaScript ? 'js' : 'ts';
  documentElement.dataset['styling'] =
    styling || /\bcodeStyling=(tailwind|css)/i.exec(cookie)?.[1]!.toLowerCase() || 'system';
}

/** An address that names a demo opens its code, before the page is painted; app/_enhance/demoAnchors.ts does the rest. */
function openCode(): void {
  const demo = document.getElementById(location.hash.slice(1))?.closest('[data-demo]');
  for (const details of demo?.querySelectorAll('details') ?? []) details.open = true;
}

export function startCodeVariants(): void {
  readChoice();
  on('DOMContentLoaded', openCode);
  on('hashchange', readChoice);
}

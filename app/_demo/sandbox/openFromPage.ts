import { splitLanguage } from '../../_i18n/languages.ts';
import type { SandboxDemo } from './project.ts';
import { openSandbox } from './openSandbox.ts';

/**
 * Opens a demo of the page in a sandbox: the styling that is shown, in the chosen language, with what the reader edited.
 * @param demo its frame
 */
export async function openFromPage(
  site: 'stackblitz' | 'codesandbox',
  demo: HTMLElement,
): Promise<void> {
  const variant = [...demo.querySelectorAll<HTMLElement>('[data-variant]')].find((element) =>
    element.checkVisibility(),
  )!;
  const language = document.documentElement.dataset['codeVariant'] === 'js' ? 'js' : 'ts';
  const name = demo.dataset['demo']!;
  const panels = [...variant.querySelectorAll<HTMLElement>('details [data-panel]')];
  const textOf = (part: Element) =>
    (part.querySelector(`[data-when=${language}] code`) ?? part.querySelector('code'))
      ?.textContent ?? '';
  const nameOf = (file: string) => (language === 'js' ? file.replace(/\.ts(x?)$/, '.js$1') : file);
  const files =
    panels.length > 0
      ? panels.map((panel) => ({ name: nameOf(panel.dataset['file']!), code: textOf(panel) }))
      : [{ name: nameOf(`${name}.tsx`), code: textOf(variant.querySelector('details')!) }];
  const edited = variant.querySelector<HTMLTextAreaElement>('live-editor[data-editing] textarea');
  if (edited?.value.includes('export default')) files[0]!.code = edited.value;
  const product = splitLanguage(location.pathname).path.split('/')[1]!;
  await openSandbox(site, {
    name,
    product,
    productName: document.title.split(' - ').at(-1) ?? product,
    styling: (variant.dataset['variant']!.split('-')[1] ?? 'system') as SandboxDemo['styling'],
    variant: language,
    files,
    origin: location.origin,
  });
}

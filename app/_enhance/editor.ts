import type { DemoEditor } from '../_demo/editor/openEditor.ts';
import type { DemoIslandElement } from '../_demo/mounted.ts';
import { listen } from './listen.ts';

/** By the place that each is in. An editor that is still loading counts: a second click must not open another. */
const editors = new WeakMap<Element, Promise<DemoEditor | undefined>>();

/** The variant of a demo that is shown. */
const shownVariant = (demo: Element) =>
  [...demo.querySelectorAll<HTMLElement>('[data-variant]')].find((variant) =>
    variant.checkVisibility(),
  );

/** `data-action="edit-demo"` opens the live editor of the nearest demo, which loads then; `reset-demo` restores what it changed. */
export function startEditor(): void {
  listen('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      '[data-action=edit-demo], [data-action=reset-demo]',
    );
    const demo = button?.closest<HTMLElement>('[data-demo]');
    const variant = demo && shownVariant(demo);
    const place = variant?.querySelector<HTMLElement>('[data-editor-place]');
    if (!button || !demo || !variant || !place) return;
    if (button.dataset['action'] === 'reset-demo') (await editors.get(place))?.reset();
    else {
      if (!editors.has(place)) editors.set(place, open(demo, variant, place));
      (await editors.get(place))?.focus();
    }
  });
  // does not bubble
  addEventListener(
    'toggle',
    async ({ target }) => {
      const details = target as HTMLDetailsElement;
      const place = details.parentElement?.querySelector(':scope > [data-editor-place]');
      const editor = place && (await editors.get(place));
      editor?.show(details.open ? 'source' : 'preview');
    },
    true,
  );
}

async function open(
  demo: HTMLElement,
  variant: HTMLElement,
  place: HTMLElement,
): Promise<DemoEditor | undefined> {
  const details = variant.querySelector('details')!;
  const language = document.documentElement.dataset['codeVariant'] ?? 'ts';
  const codeOf = (part: Element | null) =>
    part?.querySelector(`[data-when=${language}] code`) ?? part?.querySelector('code');
  try {
    const { openEditor } = await import('../_demo/editor/openEditor.ts');
    const editor = await openEditor({
      island: [...demo.querySelectorAll<DemoIslandElement>('demo-island')].find((island) =>
        island.checkVisibility(),
      )!,
      name: demo.dataset['demo']!,
      source: codeOf(details.querySelector('[data-panel]') ?? details)!.textContent,
      preview: codeOf(variant.querySelector('[data-preview]'))?.textContent,
      scope: place.dataset['scope']!,
      place,
      onClose: () => editors.delete(place),
    });
    editor.show(details.open ? 'source' : 'preview');
    return editor;
  } catch (error) {
    editors.delete(place);
    console.warn('The editor could not be loaded.', error);
    return undefined;
  }
}

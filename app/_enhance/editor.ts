import type { DemoEditor } from '../_demo/editor/openEditor.ts';
import type { DemoIslandElement } from '../_demo/mounted.ts';

/** By the place that each is in. An editor that is still loading counts: a second click must not open another. */
const editors = new WeakMap<Element, Promise<DemoEditor | undefined>>();

/** `data-action="edit-demo"` opens the live editor of the nearest demo, which loads then; `reset-demo` restores what it changed. */
export function startEditor(): void {
  addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      '[data-action=edit-demo], [data-action=reset-demo]',
    );
    const code = button?.closest('[data-code]');
    const place = code?.querySelector<HTMLElement>('[data-editor-place]');
    if (!button || !code || !place) return;
    if (button.dataset['action'] === 'reset-demo') (await editors.get(place))?.reset();
    else {
      if (!editors.has(place)) editors.set(place, open(code, place));
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

async function open(code: Element, place: HTMLElement): Promise<DemoEditor | undefined> {
  const details = code.querySelector('details')!;
  try {
    const { openEditor } = await import('../_demo/editor/openEditor.ts');
    const editor = await openEditor({
      island: code.parentElement!.querySelector<DemoIslandElement>('demo-island')!,
      name: code.parentElement!.id,
      source: details.querySelector('code')!.textContent,
      preview: code.querySelector(':scope > pre > code')?.textContent,
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

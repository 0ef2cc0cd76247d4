interface ApiList extends HTMLElement {
  show(view: string): void;
}

/** Lists of the API reference (app/_inline/apiViews.ts): the reader filters rows, and chooses a view for all lists of a kind. */
export function startApiViews(): void {
  const onInput = (target: EventTarget | null) => {
    const list = target instanceof HTMLInputElement && target.closest<ApiList>('api-list');
    if (!list) return;
    if (target.type === 'search') {
      const wanted = target.value.trim().toLowerCase();
      for (const row of list.querySelectorAll<HTMLElement>('[data-row]'))
        row.hidden = !row.dataset['row']!.includes(wanted);
    } else if ('viewChoice' in target.dataset && target.checked) {
      const kind = list.dataset['kind']!;
      for (const other of document.querySelectorAll<ApiList>(`api-list[data-kind=${kind}]`))
        other.show(target.value);
      try {
        localStorage.setItem(`apiPage_${kind}`, target.value);
      } catch {
        // the choice then lasts as long as the page
      }
    }
  };
  // in the capture phase: while React hydrates, it keeps events from everything behind the document
  addEventListener('input', ({ target }) => onInput(target), true);
  // what the reader did while this loaded
  onInput(document.activeElement);
}

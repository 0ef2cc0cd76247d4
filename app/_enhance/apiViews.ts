/** Lists of the API reference (app/_inline/storedChoice.ts): the reader filters rows, and chooses a view for all lists of a kind. */
export function startApiViews(): void {
  const onInput = (target: EventTarget | null) => {
    const list = target instanceof HTMLInputElement && target.closest<HTMLElement>('api-list');
    if (!list) return;
    if (target.type === 'search') {
      const wanted = target.value.trim().toLowerCase();
      for (const row of list.querySelectorAll<HTMLElement>('[data-row]'))
        row.hidden = !row.dataset['row']!.includes(wanted);
    } else if ('viewChoice' in target.dataset && target.checked) {
      const kind = list.dataset['kind']!;
      const same = `api-list[data-kind=${kind}]`;
      for (const other of document.querySelectorAll<HTMLElement>(same))
        other.dataset['view'] = target.value;
      const radios = `${same} [data-view-choice][value=${target.value}]`;
      for (const radio of document.querySelectorAll<HTMLInputElement>(radios)) radio.checked = true;
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

/** Remembers which code tab the reader chooses, and shares the choice between blocks of the same key. */
export function startCodeTabs(): void {
  const onChange = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || !target.checked) return;
    const key = target.dataset['tabs'];
    if (!key) return;
    const top = target.getBoundingClientRect().top;
    const same = `input[data-tabs="${CSS.escape(key)}"][value="${CSS.escape(target.value)}"]`;
    for (const radio of document.querySelectorAll<HTMLInputElement>(same)) radio.checked = true;
    // blocks above may have changed height: keep the one in hand where it is
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
    try {
      localStorage.setItem(`codeblock-${key}`, target.value);
    } catch {
      // the choice then lasts as long as the page
    }
  };
  // in the capture phase: while React hydrates, it keeps events from everything behind the document
  addEventListener('change', ({ target }) => onChange(target), true);
  // what the reader did while this loaded
  onChange(document.activeElement);
}

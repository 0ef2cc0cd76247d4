/**
 * `/production-error/?code=11&args[]=primary` shows the text of the error with its values filled in. The texts are in the page: a
 * row with `data-code` for each.
 * @param place is shown when the address names a code
 */
export function decodeError(place: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const code = query.get('code');
  if (code === null) return;
  const row = document.querySelector(`[data-code="${CSS.escape(code)}"]`);
  const values = query.getAll('args[]');
  const named = (text = '') => text.replace('{{code}}', () => code.slice(0, 20));
  place.querySelector('h2')!.textContent = named(place.dataset['title']);
  place.querySelector('pre')!.textContent = row
    ? (row.textContent ?? '').replace(/%s/g, () => values.shift() ?? '…')
    : named(place.dataset['unknown']);
  place.hidden = false;
}

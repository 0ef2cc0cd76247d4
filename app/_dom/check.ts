/**
 * Chooses a radio button.
 * @param selector of the group
 * @param value of the one to choose; none, or one that is not there, changes nothing
 */
export function check(root: ParentNode, selector: string, value: string | null): void {
  const radio =
    value && root.querySelector<HTMLInputElement>(`${selector}[value="${CSS.escape(value)}"]`);
  if (radio) radio.checked = true;
}

const controls = () => import('../_preferences/controls.ts');

/** The settings panel, and the tools of the pages about density and colour. What they do is loaded when they are reached. */
export function startSettings(): void {
  const actionOf = (target: EventTarget | null) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    return (button && /^settings.*/.exec(button.dataset['action']!)?.[0]) || undefined;
  };
  const onClick = async ({ target }: Event) => {
    const action = actionOf(target);
    if (action) (await controls()).act(action);
  };
  // in the capture phase: while React hydrates, it keeps events from everything behind the document
  addEventListener('click', (event) => void onClick(event), true);
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(sign, ({ target }) => actionOf(target) && void controls(), { passive: true });
  customElements.define(
    'density-tool',
    class extends HTMLElement {
      async connectedCallback() {
        (await controls()).showPreferences();
      }
    },
  );
  customElements.define(
    'color-playground',
    class extends HTMLElement {
      async connectedCallback() {
        const [{ showPreferences }, { startPlayground }] = await Promise.all([
          controls(),
          import('../_preferences/playground.ts'),
        ]);
        showPreferences();
        startPlayground(this);
      }
    },
  );
}

/** The toolbars of demos: one tab stop each, arrows between the controls. What is heavy is loaded when its button is pressed. */
import { copyText } from '../_dom/copyText.ts';
import {
  chooseCode,
  codeChoiceEvent,
  readCodeChoice,
  type CodeChoice,
} from '../_preferences/codeChoice.ts';
import { listen } from './listen.ts';

type Island = HTMLElement & { hydrate(): Promise<void>; mounted?: { reset(): void } };

const controls = (toolbar: Element) =>
  [...toolbar.querySelectorAll<HTMLElement>('button, select')].filter((control) =>
    control.checkVisibility(),
  );

const demoOf = (control: Element) => control.closest<HTMLElement>('[data-demo]')!;

/** The variant of a demo that is shown. */
const shown = <T extends HTMLElement>(demo: Element, selector: string): T | undefined =>
  [...demo.querySelectorAll<T>(selector)].find((element) => element.checkVisibility());

/** The file whose tab is chosen, in the chosen language, whether its code is open or not. */
function activeCode(demo: Element): string {
  const variant = shown(demo, '[data-variant]');
  const index =
    [...(variant?.querySelectorAll<HTMLInputElement>('details input[type=radio]') ?? [])].findIndex(
      ({ checked }) => checked,
    ) + 1;
  const panel =
    variant?.querySelector(`[data-panel="${index}"]`) ?? variant?.querySelector('details');
  const isJavaScript = document.documentElement.dataset['codeVariant'] === 'js';
  const code =
    panel?.querySelector(`[data-when=${isJavaScript ? 'js' : 'ts'}] code`) ??
    panel?.querySelector('code');
  return code?.textContent ?? '';
}

function toggleCode(button: HTMLElement): void {
  const open = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(open));
  for (const details of demoOf(button).querySelectorAll('details')) details.open = open;
}

function choose(choice: Partial<Record<keyof CodeChoice, string>>, control: HTMLElement): void {
  const top = control.getBoundingClientRect().top;
  chooseCode(choice as Partial<CodeChoice>);
  // code above may have changed its height: the control in hand stays where it is
  scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Controls of every demo show what was chosen. */
function reflectChoices(root: ParentNode = document): void {
  const { codeVariant, styling } = readCodeChoice();
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-action=code-variant]'))
    button.ariaPressed = String(button.value === codeVariant);
  for (const select of root.querySelectorAll<HTMLSelectElement>('[data-styling-choice]'))
    select.value = styling;
}

async function copyDemo(button: HTMLElement): Promise<void> {
  const { announce } = await import('../_dom/announce.ts');
  const isCopied = await copyText(activeCode(demoOf(button)));
  await announce(isCopied ? 'demo.copied' : 'demo.copyFailed');
  if (!isCopied) return;
  button.dataset['done'] = '';
  setTimeout(() => delete button.dataset['done'], 1200);
}

const openSandbox = async (site: 'stackblitz' | 'codesandbox', button: HTMLElement) =>
  (await import('../_demo/sandbox/openFromPage.ts')).openFromPage(site, demoOf(button));

const actions: Record<string, (control: HTMLElement) => unknown> = {
  'toggle-code': toggleCode,
  'code-variant': (button) => choose({ codeVariant: (button as HTMLButtonElement).value }, button),
  'copy-demo': copyDemo,
  'reset-focus': (button) => shown(demoOf(button), '[data-focus-start]')?.focus(),
  'reset-demo': (button) => {
    const demo = demoOf(button);
    const frame = demo.querySelector('iframe');
    // the editor resets what it changed by itself
    if (shown(demo, 'live-editor')) return;
    const island = shown<Island>(demo, 'demo-island');
    if (frame) frame.contentWindow?.location.reload();
    else void island?.hydrate().then(() => island.mounted?.reset());
  },
  stackblitz: (button) => openSandbox('stackblitz', button),
  codesandbox: (button) => openSandbox('codesandbox', button),
  'demo-menu': async (button) => (await import('../_demo/demoMenu.ts')).openDemoMenu(button),
};

function moveFocus(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const toolbar = target.closest('demo-toolbar');
  if (!toolbar || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = controls(toolbar);
  const at = all.indexOf(target);
  const isMirrored = getComputedStyle(toolbar).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowRight: isMirrored ? at - 1 : at + 1,
    ArrowLeft: isMirrored ? at + 1 : at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all.at(next % all.length)!.focus();
}

/** The control that has the focus is the tab stop of its toolbar. */
function moveTabStop({ target }: FocusEvent): void {
  const toolbar = target instanceof HTMLElement && target.closest('demo-toolbar');
  if (!toolbar) return;
  for (const control of toolbar.querySelectorAll<HTMLElement>('button, select'))
    control.tabIndex = control === target ? 0 : -1;
}

/** Its state follows the choices also when it comes with a page that was navigated to. */
class DemoToolbar extends HTMLElement {
  connectedCallback() {
    reflectChoices(this);
  }
}

export function startDemoToolbars(): void {
  customElements.define('demo-toolbar', DemoToolbar);
  // settings may choose as well
  addEventListener(codeChoiceEvent, () => reflectChoices());
  listen('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (control && control.closest('demo-toolbar'))
      void actions[control.dataset['action']!]?.(control);
  });
  listen('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && 'stylingChoice' in target.dataset)
      choose({ styling: target.value }, target);
  });
  listen('keydown', moveFocus);
  listen('focusin', moveTabStop);
}

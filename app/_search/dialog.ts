import { isModalOpen, openModal } from '../_dom/modal.ts';
import { loadTranslate } from '../_i18n/loadTranslate.ts';
import type { Translate } from '../_i18n/translate.ts';
import { setActive } from './activeOption.ts';
import { element } from './element.ts';
import { emptyScreen, failureScreen, nothingText } from './emptyScreen.ts';
import { onKey } from './keys.ts';
import { listenWithin } from './listenWithin.ts';
import { openProduct, productName } from './place.ts';
import { showProducts } from './productFilter.ts';
import { addRecent, removeAllRecent, removeRecent } from './recentSearches.ts';
import { countText, resultList } from './resultList.ts';
import { startSearchClient, type SearchClient } from './searchClient.ts';
import * as styles from './searchStyles.ts';
import type { CatalogueProduct, SearchAnswer, SearchRequest, StartGroup } from './searchTypes.ts';
import { createShell, listId } from './shell.ts';
import { startScreen } from './startScreen.ts';

/** What was typed, and where the focus was, before there was a field for it (app/_enhance/catchTyping.ts). */
export interface CaughtTyping {
  origin: HTMLElement | undefined;
  /** ends the catching, and gives what was typed */
  take(): string;
  /** ends the catching, and gives the focus back */
  stop(): void;
}

let view: SearchView | undefined;

interface SearchView {
  open(caught: CaughtTyping): void;
}

/** Opens the search, or puts the focus back into it. */
export async function openSearch(caught: CaughtTyping): Promise<void> {
  const t = await loadTranslate();
  view ??= createView(t);
  view.open(caught);
}

/** Opens the search that was open before. @returns whether there is one */
export function reopenSearch(caught: CaughtTyping): boolean {
  view?.open(caught);
  return view !== undefined;
}

/** What is said of changing results waits until the typing pauses. */
const statusDelay = 400;

function createView(t: Translate): SearchView {
  const shell = createShell(t);
  const { dialog, input, panel } = shell;
  let client: SearchClient | undefined;
  let products: CatalogueProduct[] = [];
  let start: StartGroup[] | undefined;
  let hasFailed = false;
  /** the one product to look in; empty: all */
  let only = '';
  let origin: HTMLElement | undefined;
  /** what the results in the panel answer */
  let shown: SearchRequest | undefined;
  /** what the reader asked for before the answer was there */
  let nextStep: (() => void) | undefined;
  let statusTimer = 0;

  const query = () => input.value.trim();

  function say(text: string): void {
    clearTimeout(statusTimer);
    statusTimer = window.setTimeout(() => (shell.status.textContent = text), statusDelay);
  }

  /** Puts `content` into the panel. @param status what is said of it */
  function show(content: HTMLElement, status: string): void {
    panel.replaceChildren(content);
    const hasOptions = content.id === listId;
    input.setAttribute('aria-expanded', String(hasOptions));
    if (!hasOptions) input.removeAttribute('aria-activedescendant');
    say(status);
  }

  function showAnswer(request: SearchRequest, { groups, total, suggestions }: SearchAnswer): void {
    // the field has been emptied meanwhile
    if (!query()) return;
    const active = input.getAttribute('aria-activedescendant');
    const isSame = request.text === shown?.text && request.only === shown.only;
    shown = request;
    panel.dataset['answers'] = request.text;
    if (total === 0) {
      const nothing = {
        text: request.text,
        product: request.only && productName(products, request.only),
      };
      show(emptyScreen({ ...nothing, suggestions }, t), nothingText(nothing, t));
      return;
    }
    const { scrollTop } = panel;
    const status =
      groups.length > 1
        ? t('search.countIn', { count: total, groups: groups.length })
        : countText(total, t);
    show(resultList(groups, request.only !== undefined, t), status);
    // better results for the same question leave the reader where they are
    setActive(input, panel, isSame ? (active ?? undefined) : undefined);
    panel.scrollTop = isSame ? scrollTop : 0;
    if (!isAnswered()) return;
    const step = nextStep;
    nextStep = undefined;
    step?.();
  }

  /** Who types fast presses Enter before the results have come, and means those of the whole text. */
  function whenAnswered(step: () => void): void {
    if (isAnswered() || !client) step();
    else nextStep = step;
  }

  const isAnswered = () => !query() || (shown?.text === query() && (shown.only ?? '') === only);

  function showStart(): void {
    shown = undefined;
    if (hasFailed) show(failureScreen(t), t('search.failed'));
    else if (start) show(startScreen(start, products, t), '');
    else show(element('p', { class: styles.loading }, t('search.loading')), '');
  }

  function update(): void {
    shell.clear.hidden = input.value === '';
    const text = query();
    nextStep = undefined;
    if (!text || hasFailed || !start) showStart();
    if (text) client?.ask({ text, current: openProduct(), only: only || undefined });
  }

  function choose(product: string): void {
    only = product;
    for (const radio of shell.filter.querySelectorAll('input'))
      radio.checked = radio.value === only;
    update();
  }

  function connect(): void {
    hasFailed = false;
    client = startSearchClient(openProduct(), {
      ready(known, links) {
        [products, start] = [known, links];
        showProducts(shell.filter, products, t);
        if (!query()) showStart();
      },
      answer: showAnswer,
      failed() {
        [hasFailed, client] = [true, undefined];
        showStart();
      },
    });
    update();
  }

  listenWithin(input, 'input', update);
  listenWithin(shell.filter, 'change', (_, radio) => choose((radio as HTMLInputElement).value));
  listenWithin(dialog, 'keydown', (event) => onKey(event, shell, whenAnswered));
  listenWithin(panel, 'pointermove', (_, target) => {
    const option = target.closest('[role=option][aria-selected=false]');
    if (option) setActive(input, panel, option.id);
  });
  listenWithin(shell.clear, 'click', () => {
    input.value = '';
    update();
    input.focus();
  });
  listenWithin(shell.close, 'click', () => dialog.hidePopover());
  listenWithin(panel, 'click', (event, target) => {
    const control = target.closest<HTMLElement>('a, button');
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      addRecent(query());
      // a new tab leaves the search open
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.hidePopover();
      return;
    }
    const { again, forget, forgetAll, only: product, retry } = control.dataset;
    if (forget !== undefined) removeRecent(forget);
    if (forgetAll !== undefined) removeAllRecent();
    if (again !== undefined) input.value = again;
    if (retry !== undefined) connect();
    else if (product !== undefined) choose(product);
    else update();
    input.focus();
  });
  dialog.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') return;
    input.value = '';
    nextStep = undefined;
    origin?.focus({ preventScroll: true });
  });

  return {
    open(caught) {
      if (isModalOpen(dialog)) {
        input.value += caught.take();
        input.select();
        input.focus();
        return update();
      }
      if (!client) connect();
      choose('');
      openModal(dialog);
      // the field that caught the typing goes when this one can take over
      input.value = caught.take();
      input.focus();
      origin = caught.origin;
      update();
      return undefined;
    },
  };
}

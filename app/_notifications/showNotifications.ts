import type { Notification } from '../_content/siteTypes.ts';
import { defaultLanguage, localAddress, type Language } from '../_i18n/languages.ts';
import { loadTranslate, pageLanguage } from '../_i18n/loadTranslate.ts';

const address = '/_documents/notifications.json';

let loading: Promise<Notification[]> | undefined;

async function load(): Promise<Notification[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The notifications answered ${response.status}.`);
  return (await response.json()) as Notification[];
}

/**
 * Fills the panel of the bell.
 * @param seen id of the last notification that the reader saw before
 */
export async function showNotifications(panel: HTMLElement, seen: number): Promise<void> {
  const t = await loadTranslate();
  const language = pageLanguage();
  try {
    const entries = (await (loading ??= load())).filter(
      (entry) => !entry.language || entry.language === language,
    );
    if (entries.length === 0) panel.replaceChildren(paragraph(t('frame.notifications.empty')));
    else {
      const list = document.createElement('ul');
      for (const entry of entries)
        list.append(item(entry, language, entry.id > seen ? t('frame.notifications.new') : ''));
      panel.replaceChildren(list);
    }
  } catch {
    // the next opening tries again
    loading = undefined;
    panel.replaceChildren(paragraph(t('frame.notifications.failed')));
  }
}

function item(entry: Notification, language: Language, mark: string) {
  const { title, text, date, href } = entry;
  const link = document.createElement('a');
  link.href = localAddress(href, language);
  const heading = document.createElement('b');
  heading.textContent = title;
  heading.lang = entry.language ?? defaultLanguage;
  if (mark) {
    const label = document.createElement('mark');
    label.textContent = mark;
    label.lang = language;
    heading.prepend(label);
  }
  const summary = document.createElement('span');
  summary.textContent = text;
  summary.lang = entry.language ?? defaultLanguage;
  const time = document.createElement('time');
  time.dateTime = date;
  time.textContent = new Date(`${date}T00:00:00Z`).toLocaleDateString(language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  link.append(heading, summary, time);
  const listItem = document.createElement('li');
  listItem.append(link);
  return listItem;
}

function paragraph(text: string) {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

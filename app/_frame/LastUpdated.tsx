import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';

/**
 * When a page last changed.
 * @param day as `2026-11-21`; nothing is shown where it is not known
 */
export async function LastUpdated({ day }: { day: string | undefined }) {
  if (!day) return null;
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{t('page.modified', { date: date.format(new Date(day)) })}</time>;
}

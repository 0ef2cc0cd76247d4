import { requestTranslate } from '../_i18n/requestTranslate.ts';

/**
 * When a page last changed.
 * @param day as `2026-11-21`; nothing is shown where it is not known
 */
export async function LastUpdated({ day }: { day: string | undefined }) {
  if (!day) return null;
  const t = await requestTranslate();
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{t('page.modified', { date: date.format(new Date(day)) })}</time>;
}

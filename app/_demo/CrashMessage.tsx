import { css } from '@pigment-css/react';
import { use } from 'react';
import type { SiteFacts } from '../_content/types.ts';
import { splitLanguage } from '../_i18n/languages.ts';
import { loadTranslate } from '../_i18n/loadTranslate.ts';
import { crashReportAddress } from './crashReport.ts';

export interface Crash {
  name: string;
  error: unknown;
  onReset(): void;
}

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  width: 'min(100%, 640px)',
  padding: 16,
  border: '1px solid var(--error)',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text)',
  background: 'var(--error-bg)',
  font: '0.9375rem/1.5 var(--font)',
  letterSpacing: 'normal',
  '& p': { margin: 0 },
  '& code': { font: '0.8125rem/1.5 var(--font-mono)', overflowWrap: 'anywhere' },
  '& [data-actions]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '& a': { color: 'var(--primary)' },
  '& button': {
    minHeight: 36,
    paddingInline: 14,
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    color: 'inherit',
    background: 'var(--bg-raised)',
    font: '500 0.875rem var(--font)',
    cursor: 'pointer',
  },
});

let loading: Promise<[Awaited<ReturnType<typeof loadTranslate>>, SiteFacts | undefined]>;

/** The texts, and whom to report to. */
const load = () => (loading ??= Promise.all([loadTranslate(), loadFacts()]));

async function loadFacts(): Promise<SiteFacts | undefined> {
  try {
    const answer = await fetch('/_documents/site.json');
    return answer.ok ? ((await answer.json()) as SiteFacts) : undefined;
  } catch {
    // without a network nobody can send a report
    return undefined;
  }
}

/** Stands in the place of a demo that crashed. */
export default function CrashMessage({ name, error, onReset }: Crash) {
  const [t, facts] = use(load());
  const { path } = splitLanguage(location.pathname);
  const product = facts?.products.find(({ id }) => id === path.split('/')[1]);
  const report =
    product &&
    crashReportAddress(`${product.repository}/issues`, {
      name,
      page: location.href,
      version: `${product.name} ${product.version}`,
      userAgent: navigator.userAgent,
      error,
    });
  return (
    <div role="alert" className={box}>
      <p>{t('demo.crash.message', { name })}</p>
      <code dir="ltr">{String(error)}</code>
      <div data-actions="">
        <button type="button" onClick={onReset}>
          {t('demo.crash.reset')}
        </button>
        {report && (
          <a href={report} target="_blank" rel="noopener">
            {t('demo.crash.report')}
          </a>
        )}
      </div>
    </div>
  );
}

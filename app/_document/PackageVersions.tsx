import { escapeHtml } from '../_content/escapeHtml.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { Table } from './Table.tsx';
import type { SiteFacts } from '../_content/types.ts';

/** The versions of the documented packages that this site was built with. */
export async function PackageVersions({ site }: { site: SiteFacts }) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  const rows = Object.entries(site.versions)
    .map(
      ([name, version]) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(version)}</td></tr>`,
    )
    .join('');
  const titles = [t('page.package'), t('page.version')]
    .map((title) => `<th scope="col">${escapeHtml(title)}</th>`)
    .join('');
  const lang = language ? ` lang="${language}"` : '';
  return (
    <Table html={`<table${lang}><thead><tr>${titles}</tr></thead><tbody>${rows}</tbody></table>`} />
  );
}

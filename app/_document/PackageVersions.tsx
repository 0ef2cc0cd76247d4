import { escapeHtml } from '../_content/escapeHtml.ts';
import { Table } from './Table.tsx';
import type { SiteFacts } from '../_content/types.ts';

/** The versions of the documented packages that this site was built with. */
export function PackageVersions({ site }: { site: SiteFacts }) {
  const rows = Object.entries(site.versions)
    .map(
      ([name, version]) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(version)}</td></tr>`,
    )
    .join('');
  return (
    <Table
      html={`<table><thead><tr><th scope="col">Package</th><th scope="col">Version</th></tr></thead><tbody>${rows}</tbody></table>`}
    />
  );
}

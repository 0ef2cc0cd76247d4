/** What a maintainer needs to know about a demo that crashed. */
export interface CrashFacts {
  name: string;
  /** address of the page */
  page: string;
  /** of the documented product, with its name */
  version: string;
  userAgent: string;
  error: unknown;
}

/** Longer ones make addresses that GitHub refuses. */
const maxErrorLength = 1500;

/**
 * Address of a GitHub issue that needs only to be sent.
 * @param issuesBase the repository's list of issues
 */
export function crashReportAddress(issuesBase: string, facts: CrashFacts): string {
  const { name, page, version, userAgent, error } = facts;
  const details = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const body = [
    `- Page: ${page}`,
    `- Version: ${version}`,
    `- Browser: ${userAgent}`,
    '',
    '```',
    details.slice(0, maxErrorLength).replaceAll('```', "'''"),
    '```',
    '',
  ].join('\n');
  return `${issuesBase}/new?${new URLSearchParams({ title: `[docs] Demo ${name} crashes`, body })}`;
}

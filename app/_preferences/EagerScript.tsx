import type { SiteFacts } from '../_content/types.ts';

/** Makes the page load app/_enhance in an idle moment, as it shows preferences that only a script can read. */
export function EagerScript({ site }: { site: SiteFacts }) {
  return <meta name="enhance" content={site.enhance} data-eager="" />;
}

import { escapeHtml } from '../../app/_content/escapeHtml.ts';
import type { Fixture } from './fixtures.ts';

/** What a fixture's page loads: its entry, and all that the entry imports. */
export interface FixtureScripts {
  entry: string;
  imports: string[];
}

const head = (title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
`;

/**
 * The page of a fixture: nothing before it, nothing beside it, white, light. The list of all fixtures stands behind it and is hidden, as
 * tests count on the order of focus. The script is in the HTML, so that the load event waits for it.
 */
export function fixturePage(
  fixture: Fixture,
  fixtures: Fixture[],
  { entry, imports }: FixtureScripts,
): string {
  const preloads = imports.map((href) => `<link rel="modulepreload" href="${href}">\n`).join('');
  return `${head(fixture.name)}${preloads}<script type="module" src="${entry}"></script>
</head>
<body>
<div data-testid="testcase" aria-busy="true"></div>
<div data-devtools hidden>
<p>The list of test pages is shown with <a href="#dev">#dev</a> in the address, and hidden with <a href="#no-dev">#no-dev</a>.</p>
<p><a href="#no-dev">Hide devtools</a></p>
<details>
<summary id="my-test-summary">nav for all tests</summary>
<nav id="tests" aria-labelledby="my-test-summary">
${list(fixtures)}
</nav>
</details>
</div>
</body>
</html>
`;
}

/** `/e2e/`: all fixtures. */
export function fixtureIndex(fixtures: Fixture[]): string {
  return `${head('End-to-end test pages')}<meta name="color-scheme" content="light dark">
<style>
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }
li { margin-block: 0.5rem; }
a { color: LinkText; }
</style>
</head>
<body>
<main>
<h1>End-to-end test pages</h1>
<p>Each page shows one component in one state, for browser tests. Nothing here is documentation: that starts at the <a href="/">home page</a>.</p>
<nav id="tests" aria-label="Test pages">
${list(fixtures)}
</nav>
</main>
</body>
</html>
`;
}

function list(fixtures: Fixture[]): string {
  const items = fixtures.map(({ path }) => `<li><a href="${path}">${path.slice(0, -1)}</a></li>`);
  return `<ol>\n${items.join('\n')}\n</ol>`;
}

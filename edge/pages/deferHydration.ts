/**
 * Takes vinext's bootstrap out of a rendered page and leaves its data in `<script id="boot">`, from where
 * app/_inline/hydration.ts starts the framework at the first sign of interaction. The page's payload, which vinext inlines a second
 * time, goes too: it is the same as the page's `index.txt`.
 *
 * Rests on the shape of what vinext 1.4.0 writes. tests/e2e/hydration.spec.ts holds the seam.
 */

const entryScript = /<script type="module" src="([^"]+)"[^>]* id="_R_"[^>]*><\/script>/;
const chunkLoads =
  /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>|<script src="([^"]+)" type="module" async=""[^>]*><\/script>/g;
const runtimeScripts =
  /<script>(?:Object\.assign\()?\(\(self\[Symbol\.for\("vinext\.[^]*?<\/script>/g;
/** The payload of a page that does not exist, which is not hydrated. */
const flightScripts =
  /<script>(?:\(self\.__next_f|self\.__next_f|self\.addEventListener\("DOMContentLoaded",\(\)=>\{if\(self\.__next_f)[^]*?<\/script>/g;
/** Moves icons from <body> to <head>, where this site has them already. */
const iconScript = /<script>document\.querySelectorAll\('body link\[rel="icon"\][^]*?<\/script>/g;
const fieldAssignment = /rsc:\[\]\}\),(\{[^]*?\})\)(?:;|<\/script>)/g;

/**
 * @param path where the page is, if that is not the route that was rendered
 * @returns the page as it came, if it has no bootstrap that can be read (an error page of the framework, say)
 */
export function deferHydration(html: string, path?: string): string {
  const entry = entryScript.exec(html)?.[1];
  const fields = entry && readFields(html);
  if (!fields) return html;
  const page = html
    .replace(entryScript, '')
    .replace(chunkLoads, '')
    .replace(runtimeScripts, '')
    .replace(flightScripts, '')
    .replace(iconScript, '');
  // sorted: they come in the order in which parts of the page happen to be ready
  const preload = [...html.matchAll(chunkLoads)]
    .map(([, link, script]) => (link ?? script)!)
    .toSorted();
  if (path !== undefined) fields.nav.pathname = path;
  const data = JSON.stringify({ entry, preload, ...fields }).replace(/</g, '\\u003c');
  return page.replace(
    '</body>',
    () => `<script type="application/json" id="boot">${data}</script></body>`,
  );
}

interface Fields {
  nav: { pathname: string };
  [field: string]: unknown;
}

/** vinext writes JSON, but for outer keys that are bare: `{params:{…},nav:{…}}`. */
function readFields(html: string): Fields | undefined {
  try {
    const fields: Record<string, unknown> = {};
    for (const [script] of html.matchAll(runtimeScripts))
      for (const [, literal] of script.matchAll(fieldAssignment))
        Object.assign(
          fields,
          JSON.parse(literal!.replace(/^\{(\w+):/, '{"$1":').replace('},nav:{', '},"nav":{')),
        );
    // without these the framework could not start
    return 'nav' in fields ? (fields as Fields) : undefined;
  } catch {
    return undefined;
  }
}

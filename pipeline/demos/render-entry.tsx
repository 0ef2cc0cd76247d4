import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

// Bundled together with the demos (render.ts), so that all share one copy of Emotion.

export interface RenderedDemo {
  html: string;
  /** CSS by Emotion's class hash */
  styles: Record<string, string>;
}

/**
 * Renders one demo as the island will hydrate it: same tree, same ids.
 * @param name prefix of the ids, so that demos of one page do not share any
 */
export function renderDemo(
  Demo: ComponentType,
  DemoTheme: ComponentType<{ children: ReactNode }>,
  name: string,
): RenderedDemo {
  const cache = createCache({ key: 'css' });
  // makes Emotion keep the CSS in the cache, instead of writing <style> elements between the demo's own
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <DemoTheme>
        <Demo />
      </DemoTheme>
    </CacheProvider>,
    { identifierPrefix: name },
  );
  const styles: Record<string, string> = {};
  for (const [id, css] of Object.entries(cache.inserted)) {
    // Emotion also keeps classes that were merged into another and stand on no element
    const isUnused =
      typeof css === 'string' && css.includes(`.css-${id}`) && !html.includes(`css-${id}`);
    if (typeof css === 'string' && !isUnused) styles[id] = css;
  }
  return { html, styles };
}

/** CSS text of the style objects that a theme generates. */
export function serializeStyleSheets(sheets: Record<string, unknown>[]): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return sheets
    .map((sheet) => {
      const { styles } = serializeStyles([sheet as never]);
      return cache.insert('', { name: styles, styles } as never, cache.sheet, true) ?? styles;
    })
    .join('\n');
}

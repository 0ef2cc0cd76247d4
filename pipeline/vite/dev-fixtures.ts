import type { Plugin } from 'vite';
import { fixtureEntries, fixtureEntry } from '../e2e/fixture-entries.ts';
import { fixtureIndex, fixturePage } from '../e2e/fixture-pages.ts';
import { findFixtures } from '../e2e/fixtures.ts';

/** Serves the pages of end-to-end tests while authors write. The build makes them in pipeline/e2e/build-fixtures.ts. */
export function devFixtures(): Plugin {
  return {
    ...fixtureEntries(),
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.url?.split('?')[0] ?? '';
        if (!address.startsWith('/e2e/')) return next();
        const fixtures = findFixtures();
        const fixture = fixtures.find(({ path }) => path === `${address.replace(/\/$/, '')}/`);
        if (!fixture && address !== '/e2e/') return next();
        const html = fixture
          ? fixturePage(fixture, fixtures, {
              entry: `/@id/${fixtureEntry(fixture.name)}`,
              imports: [],
            })
          : fixtureIndex(fixtures);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return response.end(await server.transformIndexHtml(address, html));
      });
    },
  };
}

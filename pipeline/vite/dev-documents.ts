import path from 'node:path';
import type { Plugin } from 'vite';
import { AuthorError, Mistakes } from '../author-error.ts';
import { apiPathsByName, readPage, readSite, type Site } from '../content/site.ts';
import type { DemoAddresses } from '../demos/build-demo.ts';
import { navigationDocument, pagesDocument, siteDocument } from '../site-documents.ts';
import { buildApiDocuments, buildDocuments } from '../documents.ts';
import { contentDir, root } from '../paths.ts';

import { runtimeFile } from './demo-chunks.ts';

const appDir = path.join(root, 'app');

/** In development the browser loads sources as they are. */
const sources: DemoAddresses = {
  runtime: (library) => ({ address: `/${path.relative(root, runtimeFile(library))}`, imports: [] }),
  chunk: (file) => ({ address: `/${path.relative(root, file)}`, imports: [] }),
  themeStyleSheet: (library) => `/_documents/theme/${library}.css`,
};

/**
 * Serves `/_documents/` while authors write: documents are built when they are asked for, from what is on disk now. A mistake in the
 * content answers with the sentence that says where it is; the browser reloads when content changes.
 */
export function devDocuments(): Plugin {
  let site: Promise<Site> | undefined;
  return {
    name: 'docs:dev-documents',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(contentDir);
      server.watcher.on('all', (event, file) => {
        const inContent = file.startsWith(contentDir);
        if (!inContent && !file.startsWith(appDir)) return;
        // the text of a known page is read anew at each request; anything else may change the tree
        if (inContent && !(event === 'change' && file.endsWith('.md'))) site = undefined;
        // demos and styles are rendered on the server too, so one reload shows all kinds of change
        server.environments.client.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use(async (request, response, next) => {
        const name = /^\/_documents\/([\w/.-]+)\.(json|css)$/.exec(
          request.url?.split('?')[0] ?? '',
        );
        if (!name) return next();
        try {
          const answer = await build(name[1]!, (site ??= readSite()));
          if (answer === undefined) {
            response.statusCode = 404;
            return response.end();
          }
          response.setHeader('content-type', name[2] === 'css' ? 'text/css' : 'application/json');
          return response.end(name[2] === 'css' ? answer : JSON.stringify(answer));
        } catch (error) {
          site = undefined;
          server.config.logger.error(
            error instanceof AuthorError ? `\n${error.message}\n` : String(error),
          );
          response.statusCode = 500;
          return response.end(String(error));
        }
      });
    },
  };
}

async function build(name: string, reading: Promise<Site>): Promise<unknown> {
  const site = await reading;
  const [kind, ...rest] = name.split('/');
  if (kind === 'site') return siteDocument(site);
  if (kind === 'pages' && rest.length === 0) return pagesDocument(site);
  if (kind === 'navigation') return navigationDocument(site, rest.join('/'));
  if (kind === 'theme')
    return (await buildDocuments([], site, sources)).themeCss[rest[0] as 'material-ui'];
  if (kind !== 'pages') return undefined;
  const address = `/${rest.join('/')}/`;
  if (site.api.has(address))
    return (await buildApiDocuments(site)).documents.find((document) => document.path === address);
  const page = site.pages.get(address);
  if (!page) return undefined;
  // the text may have changed since the site was read
  const mistakes = new Mistakes();
  const fresh = await readPage(page, apiPathsByName(site.navigation.get(page.product)!), mistakes);
  mistakes.throwIfAny();
  return (await buildDocuments([fresh!], site, sources)).documents[0];
}

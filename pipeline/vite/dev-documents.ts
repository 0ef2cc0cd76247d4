import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, splitLanguage } from '../../app/_i18n/languages.ts';
import { AuthorError, Mistakes } from '../author-error.ts';
import { apiPathsByName, readPage, readSite, type Site } from '../content/site.ts';
import type { DemoAddresses } from '../demos/build-demo.ts';
import { readProductionErrors } from '../production-errors.ts';
import {
  errorPackages,
  navigationDocument,
  pagesDocument,
  siteDocument,
  sitePageDocuments,
  waitingDocument,
} from '../site-documents.ts';
import { buildApiDocuments, buildDocuments } from '../documents.ts';
import { packageFacts } from '../package-facts.ts';
import { contentDir, root } from '../paths.ts';
import { searchFiles } from '../search/search-files.ts';
import { translateFacts, translateNavigation } from '../translate-document.ts';

import { enhanceFile, runtimeFile } from './demo-chunks.ts';
import { servedScope } from './demo-scopes.ts';

const appDir = path.join(root, 'app');

/** In development the browser loads sources as they are. */
const sources: DemoAddresses = {
  runtime: (library) => ({ address: `/${path.relative(root, runtimeFile(library))}`, imports: [] }),
  chunk: (file) => ({ address: `/${path.relative(root, file)}`, imports: [] }),
  scope: servedScope,
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
        const address = request.url?.split('?')[0] ?? '';
        if (address.startsWith('/_search/')) {
          const json = await searchFile(address, (site ??= readSite())).catch(() => undefined);
          response.statusCode = json ? 200 : 404;
          response.setHeader('content-type', 'application/json');
          return response.end(json);
        }
        const name = /^\/_documents\/([\w/.-]+)\.(json|css)$/.exec(address);
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

/** Made once for a site as it was read: every file at one go, as their addresses depend on each other. */
const searches = new WeakMap<Site, Map<string, string>>();

async function searchFile(address: string, reading: Promise<Site>): Promise<string | undefined> {
  const site = await reading;
  const files = searches.get(site) ?? searchFiles(site);
  searches.set(site, files);
  return files.get(address);
}

async function build(name: string, reading: Promise<Site>): Promise<unknown> {
  const site = await reading;
  const { language, path: local } = splitLanguage(`/${name}`);
  const isTranslated = language !== defaultLanguage;
  const [kind, ...rest] = local.slice(1).split('/');
  if (kind === 'site') {
    const facts = siteDocument(site, `/${path.relative(root, enhanceFile)}`);
    return isTranslated ? translateFacts(facts, language, site) : facts;
  }
  if (kind === 'pages' && rest.length === 0) return pagesDocument(site);
  if (kind === 'notifications') return site.notifications;
  if (kind === 'production-errors') return readProductionErrors(errorPackages);
  if (kind === 'waiting') return waitingDocument(site);
  if (kind === 'packages') return packageFacts();
  if (kind === 'navigation') {
    const navigation = navigationDocument(site, rest.join('/'));
    return navigation && isTranslated
      ? translateNavigation(navigation, language, site)
      : navigation;
  }
  if (kind === 'theme')
    return (await buildDocuments([], site, sources)).themeCss[rest[0] as 'material-ui'];
  if (kind !== 'pages' && kind !== 'demos') return undefined;
  const address = `/${(kind === 'demos' ? rest.slice(0, -1) : rest).join('/')}/`;
  if (site.api.has(address))
    return (await buildApiDocuments(site)).documents.find((document) => document.path === address);
  const page = site.pages.get(address);
  if (!page) return sitePageDocuments().find(({ path: known }) => known === address);
  // the text may have changed since the site was read
  const mistakes = new Mistakes();
  const fresh = await readPage(page, apiPathsByName(site.navigation.get(page.product)!), mistakes);
  mistakes.throwIfAny();
  const built = await buildDocuments([fresh!], site, sources);
  if (kind === 'demos') return built.demoPages.get(`${local}/`);
  return isTranslated
    ? built.translations.find((translation) => translation.language === language)
    : built.documents[0];
}

import fs from 'node:fs';
import { demoFiles, demosOf } from '../../app/_content/demosOf.ts';
import type { Demo, Document } from '../../app/_content/types.ts';
import { defaultLanguage, localAddress } from '../../app/_i18n/languages.ts';
import { pathOf } from '../content/navigation.ts';
import { withOrigin } from '../content/origin.ts';
import { apiPathsByName, type Page, type Site } from '../content/site.ts';
import { documentedVersions } from '../content/versions.ts';
import { markdownAddress } from './addresses.ts';
import { apiToMarkdown } from './api-markdown.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { codeBlock, inlineCode, markdownTable } from './markdown-table.ts';
import { sourceToMarkdown } from './source-markdown.ts';

type Variant = 'ts' | 'js';

/**
 * A page as markdown, for assistants and for readers who take it along: what it says, the sources of its demos, its API as tables.
 * @param origin where the site is public, for links
 */
export async function pageMarkdown(
  document: Document,
  site: Site,
  origin: string,
  variant: Variant = 'ts',
): Promise<string> {
  const { language = defaultLanguage } = document;
  const link = (href: string) => markdownAddress(href, origin);
  const page = site.pages.get(document.path);
  const { name, version } = site.products.find(({ id }) => id === document.product)!;
  const facts = [
    `Page: ${origin}${localAddress(document.path, language)}`,
    `Product: ${name} v${version}`,
    document.modified && `Last updated: ${document.modified}`,
  ];
  const title = `# ${htmlToMarkdown(document.heading, link)}`;
  const head = `> ${document.description}\n\n${facts.filter(Boolean).join(' · ')}`;
  if (!page) {
    const sections = document.api?.map((section) => apiToMarkdown(section, link)) ?? [];
    return `${[title, head, ...sections].join('\n\n')}\n`;
  }
  const translated = page.translations.find((translation) => translation.language === language);
  const demos = new Map(demosOf(document.blocks).map((demo) => [demo.name, demo]));
  const text = sourceToMarkdown(
    await withOrigin(fs.readFileSync(translated?.file ?? page.file, 'utf8')),
    {
      link,
      demo: (demo) => demoMarkdown(demos.get(demo)!, variant),
      component: (component) => componentMarkdown(component, document, origin),
    },
  ).replace(/^# .*\n+/, '');
  const references = referenceLinks(page, site, link);
  return `${[title, head, text.trim(), references].filter(Boolean).join('\n\n')}\n`;
}

function demoMarkdown(demo: Demo, variant: Variant): string {
  return demoFiles(demo, variant)
    .map(({ name, language, code }) => `Demo ${inlineCode(name)}:\n\n${codeBlock(code, language)}`)
    .join('\n\n');
}

/** Components of the site that are plain data say it here too; the others can only be seen on the page. */
function componentMarkdown(name: string, document: Document, origin: string): string {
  if (name !== 'PackageVersions') return `(${name}: to be seen at ${origin}${document.path})`;
  return markdownTable(
    ['Package', 'Version'],
    Object.entries(documentedVersions()).map(([packageName, version]) => [
      inlineCode(packageName),
      version,
    ]),
  );
}

function referenceLinks(
  { frontMatter, product }: Page,
  site: Site,
  link: (href: string) => string,
): string {
  const paths = apiPathsByName(site.navigation.get(product)!);
  const lines = [...frontMatter.components, ...frontMatter.hooks].flatMap((name) => {
    const path = paths.get(name);
    return path && site.api.has(pathOf({ pathname: path }))
      ? [`- [${name} API](${link(path)})`]
      : [];
  });
  return lines.length > 0 ? `## API reference\n\n${lines.join('\n')}` : '';
}

import type { ApiSource } from '../../app/_content/apiTypes.ts';
import { picturePath } from '../../app/_content/picturePath.ts';
import type { Document, SiteFacts } from '../../app/_content/types.ts';
import { defaultLanguage, localAddress } from '../../app/_i18n/languages.ts';

/**
 * What search engines are told of a page (schema.org), as JSON-LD: an article and its place in the site; on a page of the API reference
 * also the code that it describes.
 * @param document none on the home page
 * @param origin the public address, without a trailing slash
 */
export function structuredData(
  document: Document | undefined,
  site: Pick<SiteFacts, 'name' | 'description' | 'products'>,
  origin: string,
): object {
  const website = { '@type': 'WebSite', name: site.name, url: `${origin}/` };
  if (!document)
    return { '@context': 'https://schema.org', ...website, description: site.description };
  const { language = defaultLanguage } = document;
  const url = origin + localAddress(document.path, language);
  const product = site.products.find(({ id }) => id === document.product);
  const headline = document.title.replace(/ - [^-]*$/, '');
  const source = document.api?.[0]?.entry.source;
  const crumbs = [
    { name: site.name, item: `${origin}/` },
    { name: product?.name ?? document.product, item: `${origin}/${document.product}/` },
    { name: headline, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline,
        description: document.description,
        url,
        image: origin + picturePath(document),
        inLanguage: language,
        dateModified: document.modified,
        isPartOf: website,
        about: source && codeOf(source),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          ...crumb,
        })),
      },
    ],
  };
}

function codeOf({ repository, tag, path }: ApiSource): object {
  return {
    '@type': 'SoftwareSourceCode',
    codeRepository: `https://github.com/${repository}`,
    url: `https://github.com/${repository}/blob/${tag}/${path}`,
    version: tag.replace(/^v/, ''),
    programmingLanguage: 'TypeScript',
  };
}

/** As an element that no script engine runs and no closing tag in a text can leave. */
export function structuredDataElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

import { splitLanguage } from '../_i18n/languages.ts';

/** What is known of the page that an event happened on. */
export interface PageFacts {
  title: string;
  /** the path, without the language's prefix and the hash */
  location: string;
  productId: string | null;
  productCategoryId: string | null;
}

const coreProducts = new Set(['material-ui', 'joy-ui', 'base-ui', 'system']);

export function pageFacts(pathname: string, title: string): PageFacts {
  const location = splitLanguage(pathname).path;
  return { title, location, ...productOf(location) };
}

/** `/x/react-data-grid/` and `/x/api/data-grid/…` are of the product `x-data-grid`; `/x/introduction/` is of none in particular. */
function productOf(location: string): Pick<PageFacts, 'productId' | 'productCategoryId'> {
  const [first = '', second = '', third = ''] = location.split('/').filter(Boolean);
  if (coreProducts.has(first)) return { productId: first, productCategoryId: 'core' };
  if (first !== 'x') return { productId: null, productCategoryId: null };
  const name = second === 'api' ? third : /^react-(.+)/.exec(second)?.[1];
  return { productId: name ? `x-${name}` : null, productCategoryId: 'x' };
}

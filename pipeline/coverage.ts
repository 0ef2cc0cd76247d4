import referenceDemos from './reference-demos.json' with { type: 'json' };
import { isApiItem } from './content/api-pages.ts';
import { pageItems } from './content/navigation.ts';
import { readSite } from './content/site.ts';

export interface Share {
  written: number;
  reference: number;
}

export interface ProductCoverage {
  product: string;
  pages: Share;
  demos: Share;
  api: Share;
}

/**
 * How much of the reference each product has. The reference's pages are the navigation's own entries, unwritten ones included; its demos
 * are listed in reference-demos.json by page and name.
 * @throws AuthorError, as a build does
 */
export async function coverage(): Promise<ProductCoverage[]> {
  const { products, navigation, pages } = await readSite();
  return products.map(({ id }) => {
    const items = pageItems(navigation.get(id)!.items, id);
    const share = (list: typeof items): Share => ({
      written: list.filter((item) => !item.unwritten).length,
      reference: list.length,
    });
    const demos: Share = { written: 0, reference: 0 };
    for (const [page, names] of Object.entries(referenceDemos as Record<string, string[]>)) {
      if (!page.startsWith(`/${id}/`)) continue;
      const wanted = new Set(names);
      demos.reference += wanted.size;
      demos.written += pages.get(page)?.demos.filter(({ name }) => wanted.has(name)).length ?? 0;
    }
    return {
      product: id,
      pages: share(items.filter((item) => !isApiItem(item))),
      demos,
      api: share(items.filter(isApiItem)),
    };
  });
}

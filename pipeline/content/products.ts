import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { contentIcons } from '../../app/_content/icons.ts';

const require = createRequire(import.meta.url);

const iconSchema = z.enum(contentIcons);
const httpsAddress = z.url({ protocol: /^https$/ });
const linkSchema = z.strictObject({ label: z.string(), href: httpsAddress });

/** Documentation that lives elsewhere and stands in the product menu. */
const menuLinkSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  href: httpsAddress,
  icon: iconSchema,
  beta: z.literal(true).optional(),
});

const siteSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  products: z.array(z.string()),
  /** blocks of the product menu; a product that no block names stands in a last one */
  menu: z
    .array(
      z.strictObject({
        title: z.string(),
        products: z.array(z.string()).default([]),
        links: z.array(menuLinkSchema).default([]),
      }),
    )
    .default([]),
  editBase: z.url(),
  issuesBase: z.url(),
  /** where readers tell that a page is wrong; the address of the page is filled in for `{page}` */
  pageIssue: z.string().optional(),
  sourceBase: z.string(),
  demoBase: z.string(),
});

/** Facts about the whole site: `content/site.ts`, where each is described. */
export type SiteConfig = z.infer<typeof siteSchema>;

const identityShape = {
  name: z.string(),
  description: z.string(),
  /** the package whose installed version the site shows */
  packageName: z.string(),
  /** the first page */
  start: z.string().regex(/^\/.*\/$/),
  icon: iconSchema.default('components'),
  /** documentation of other versions, the newest first */
  otherVersions: z.array(linkSchema).default([]),
};

const productSchema = z.strictObject({
  ...identityShape,
  /** `false` for what readers do not come for, fixtures and samples: in no menu, search or sitemap, and search engines are told to stay out */
  listed: z.boolean().default(true),
  /** where the components can be had for design tools */
  designKits: z.array(linkSchema).default([]),
  /**
   * libraries of the product that readers know by names of their own: pages of `data-grid` are those at `/x/react-data-grid/…` and
   * `/x/api/data-grid/…`
   */
  parts: z.array(z.strictObject({ ...identityShape, id: z.string() })).default([]),
});

type Identity = Omit<z.infer<typeof productSchema>, 'designKits' | 'parts' | 'listed'>;

/** A library of a product, with a name and a version of its own. */
export interface ProductPart extends Identity {
  /** `x-data-grid` for `data-grid` of `x` */
  id: string;
  version: string;
}

export interface Product extends Identity {
  id: string;
  /** of the installed package */
  version: string;
  listed: boolean;
  designKits: { label: string; href: string }[];
  parts: ProductPart[];
}

export async function readSiteConfig(content: string): Promise<SiteConfig> {
  const module = (await import(path.join(content, 'site.ts'))) as { default: unknown };
  return siteSchema.parse(module.default);
}

/** Products in menu order, with the versions that are installed. */
export async function readProducts(content: string, ids: string[]): Promise<Product[]> {
  return Promise.all(
    ids.map(async (id) => {
      const module = (await import(path.join(content, id, 'product.ts'))) as { default: unknown };
      const product = productSchema.parse(module.default);
      return {
        id,
        ...product,
        version: installedVersion(product.packageName),
        parts: product.parts.map((part) => ({
          ...part,
          id: `${id}-${part.id}`,
          version: installedVersion(part.packageName),
        })),
      };
    }),
  );
}

/** The version in the installed package's own package.json. */
export function installedVersion(packageName: string): string {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    const file = path.join(folder, packageName, 'package.json');
    if (fs.existsSync(file)) {
      const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
      return version;
    }
  }
  throw new Error(`${packageName} is not installed: run \`npm ci\`.`);
}

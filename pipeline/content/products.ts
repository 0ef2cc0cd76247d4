import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const siteSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  products: z.array(z.string()),
  editBase: z.url(),
  issuesBase: z.url(),
  sourceBase: z.string(),
});

/** Facts about the whole site: `content/site.ts`, where each is described. */
export type SiteConfig = z.infer<typeof siteSchema>;

const productSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  /** the package whose installed version the site shows */
  packageName: z.string(),
  /** the product's first page */
  start: z.string().regex(/^\/.*\/$/),
});

export interface Product extends z.infer<typeof productSchema> {
  id: string;
  /** of the installed package */
  version: string;
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
      return { id, ...product, version: installedVersion(product.packageName) };
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

import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import { installedVersion } from '../content/products.ts';

/** Packages that are documented together: they are read as one TypeScript program. */
export interface Family {
  id: string;
  product: string;
  /** what the paths of its entries start with */
  prefix: string;
  /** free ones first; the first that exports a name is where the name belongs */
  packages: readonly string[];
  /** entries whose export has another name, or lies in a package's folder instead of its index */
  aliases?: Readonly<Record<string, ExportAddress>>;
  /** pages that list all entries of the family */
  indexes?: readonly string[];
}

/** Where an export is: `{ module: '@mui/material-pigment-css/Hidden', name: 'default' }`. */
export interface ExportAddress {
  module: string;
  name: string;
}

const pigment = (name: string): ExportAddress => ({
  module: `@mui/material-pigment-css/${name}`,
  name: 'default',
});

/** Every family. A prefix that is the start of another one's stands after it. */
export const families: readonly Family[] = [
  {
    id: 'material',
    product: 'material-ui',
    prefix: '/material-ui/api/',
    packages: ['@mui/material', '@mui/lab', '@mui/material-pigment-css'],
    aliases: {
      PigmentContainer: pigment('Container'),
      PigmentGrid: pigment('Grid'),
      PigmentHidden: pigment('Hidden'),
      PigmentStack: pigment('Stack'),
    },
  },
  { id: 'joy', product: 'joy-ui', prefix: '/joy-ui/api/', packages: ['@mui/joy'] },
  { id: 'system', product: 'system', prefix: '/system/api/', packages: ['@mui/system'] },
  { id: 'base', product: 'base-ui', prefix: '/base-ui/react-', packages: ['@mui/base'] },
  {
    id: 'data-grid',
    product: 'x',
    prefix: '/x/api/data-grid/',
    packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    indexes: ['/x/api/data-grid/'],
  },
  {
    id: 'date-pickers',
    product: 'x',
    prefix: '/x/api/date-pickers/',
    packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
    indexes: ['/x/api/date-pickers/'],
  },
  {
    id: 'charts',
    product: 'x',
    prefix: '/x/api/charts/',
    packages: ['@mui/x-charts', '@mui/x-charts-pro'],
  },
  {
    id: 'tree-view',
    product: 'x',
    prefix: '/x/api/tree-view/',
    packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
  },
];

/** The plan that a package needs, as its name tells. */
export function planOfPackage(packageName: string): 'pro' | 'premium' | undefined {
  if (packageName.endsWith('-premium')) return 'premium';
  return packageName.endsWith('-pro') ? 'pro' : undefined;
}

const modules = path.join(root, 'node_modules');

/** A package's folder. */
export function packageFolder(packageName: string): string {
  return path.join(modules, packageName);
}

/** The package that a file belongs to, and the file's path inside it. */
export function packageOfFile(file: string): { packageName: string; inside: string } | undefined {
  const match = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(
    file.split(path.sep).join('/'),
  );
  return match ? { packageName: match[1]!, inside: match[2]! } : undefined;
}

export interface PackageFacts {
  version: string;
  /** of the repository, at the release that holds this version */
  tag: string;
  /** `mui/material-ui` */
  repository: string;
  /** of the package in its repository */
  directory: string;
}

const facts = new Map<string, PackageFacts>();

/** What a package's own package.json tells of its origin. */
export function packageFacts(packageName: string): PackageFacts {
  let found = facts.get(packageName);
  if (!found) {
    const file = path.join(packageFolder(packageName), 'package.json');
    const { repository, dependencies } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      repository?: { url?: string; directory?: string };
      dependencies?: Record<string, string>;
    };
    const version = installedVersion(packageName);
    // Prereleases go out with a stable release of the repository, which alone has a tag; their utilities have its version.
    const release = version.includes('-') ? dependencies?.['@mui/utils'] : version;
    found = {
      version,
      tag: `v${(release ?? version).replace(/^\D+/, '')}`,
      repository: /github\.com\/([^/]+\/[^/.]+)/.exec(repository?.url ?? '')?.[1] ?? '',
      directory: repository?.directory ?? '',
    };
    facts.set(packageName, found);
  }
  return found;
}

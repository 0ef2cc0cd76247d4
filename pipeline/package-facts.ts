import fs from 'node:fs';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { importedPackages } from '../app/_demo/sandbox/imports.ts';
import type { Packages } from '../app/_demo/sandbox/packages.ts';
import { typesOf } from '../app/_demo/sandbox/project.ts';
import { installedVersion } from './content/products.ts';
import { contentDir, root } from './paths.ts';

/** What the projects around demos need, whatever the demo imports (app/_demo/sandbox). */
const scaffoldPackages = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/joy',
  '@fontsource/roboto',
  'tailwindcss',
  'typescript',
];

/** Optional peers of the libraries, because other style engines exist; without them nothing is styled. */
const styleEngine = new Set(['@emotion/react', '@emotion/styled']);

interface Manifest {
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What sandboxes have to know of packages: every one that a demo imports, and what those need beside them. */
export function packageFacts(): Packages {
  const packages: Packages = {};
  const add = (name: string) => {
    if (packages[name]) return;
    const peers = peersOf(name);
    packages[name] = { version: installedVersion(name), peers };
    const types = typesOf(name);
    if (Object.hasOwn(packageJson.devDependencies, types)) add(types);
    for (const peer of peers) add(peer);
  };
  for (const name of [...scaffoldPackages, ...importedPackages(demoModules())]) add(name);
  // released together with Tailwind CSS, and not needed here
  packages['@tailwindcss/vite'] = {
    version: packages['tailwindcss']!.version,
    peers: [],
  };
  return packages;
}

function peersOf(name: string): string[] {
  const file = path.join(root, 'node_modules', name, 'package.json');
  const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  ) as Manifest;
  return Object.keys(peerDependencies).filter(
    (peer) => !peerDependenciesMeta[peer]?.optional || styleEngine.has(peer),
  );
}

/** The code of all demos and of what they import from beside them. */
function demoModules(): string[] {
  return fs
    .readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.tsx') || (name.endsWith('.ts') && name.split(path.sep).length > 2),
    )
    .map((name) => fs.readFileSync(path.join(contentDir, name), 'utf8'));
}

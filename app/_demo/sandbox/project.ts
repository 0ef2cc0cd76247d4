import { baselineOf, entryFile } from './entry.ts';
import { importedPackages } from './imports.ts';
import { resolvePackages, type Packages } from './packages.ts';
import { projectFiles } from './scaffold.ts';

/** The demo that a sandbox shows. */
export interface SandboxDemo {
  /** of the demo: `BasicButtons` */
  name: string;
  /** id of the product that documents it: `material-ui` */
  product: string;
  /** as readers know it: `Material UI` */
  productName: string;
  styling: 'system' | 'tailwind' | 'css';
  variant: 'ts' | 'js';
  /** in the chosen variant, the demo itself first; names as the demo imports them: `books.ts`, `./books.ts` or `../books.ts` */
  files: { name: string; code: string }[];
  /** of this site, for the pictures that a demo takes from it */
  origin: string;
}

/** A project that runs as it is: with `npm install`, then `npm run dev`. */
export interface SandboxProject {
  title: string;
  /** the page the demo is on says more; this only names it */
  description: string;
  /** text by path, without a slash at the start */
  files: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** the demo's path, to be opened first */
  mainFile: string;
}

/**
 * Vite 8 and what needs it fail in StackBlitz's WebContainers, which cannot load its native bundler
 * (https://github.com/stackblitz/webcontainer-core/issues/2104). Newer majors can be used when that is closed.
 */
const buildTools = { '@vitejs/plugin-react': '^5.0.0', vite: '^7.0.0' };

/**
 * A Vite project around a demo.
 * @throws when a package that the demo needs is not among `packages`
 */
export function sandboxProject(demo: SandboxDemo, packages: Packages): SandboxProject {
  const { name, productName, variant, styling } = demo;
  const sources = demoFiles(demo);
  const baseline = baselineOf(demo.product, Object.values(sources));
  const entry = entryFile(baseline, {
    isTypeScript: variant === 'ts',
    isTailwind: styling === 'tailwind',
  });
  const imported = importedPackages([...Object.values(sources), entry]);
  const dependencies = resolvePackages(['react', 'react-dom', ...imported], packages);
  const devDependencies = {
    ...resolvePackages(developmentPackages(demo, dependencies, packages), packages),
    ...buildTools,
  };
  const title = `${name} demo — ${productName}`;
  return {
    title,
    description: title,
    files: {
      ...projectFiles({ title, variant, styling, entry, dependencies, devDependencies }),
      ...sources,
    },
    dependencies,
    devDependencies,
    mainFile: Object.keys(sources)[0]!,
  };
}

/** The demo's files by their place in the project. The demo is `src/Demo`, what it imports lies around it. */
function demoFiles({ files, variant, origin }: SandboxDemo): Record<string, string> {
  const extension = variant === 'ts' ? 'tsx' : 'jsx';
  return Object.fromEntries(
    files.map(({ name, code }, index) => [
      index === 0 ? `src/Demo.${extension}` : inProject(name),
      // a path of this site is none of the sandbox's
      code.replace(/(["'`(])\/static\//g, `$1${origin}/static/`),
    ]),
  );
}

function inProject(name: string): string {
  const parts = ['src'];
  for (const part of name.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
}

function developmentPackages(
  { variant, styling }: SandboxDemo,
  dependencies: Record<string, string>,
  packages: Packages,
): string[] {
  const wanted = styling === 'tailwind' ? ['@tailwindcss/vite', 'tailwindcss'] : [];
  if (variant === 'ts') {
    const types = Object.keys(dependencies).map(typesOf);
    wanted.push('typescript', ...types.filter((name) => Object.hasOwn(packages, name)));
  }
  return wanted;
}

/** The package of the types of one that has none of its own. */
export function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

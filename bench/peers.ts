import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Mistakes } from '../pipeline/author-error.ts';
import { findPages } from '../pipeline/content/pages.ts';
import { contentDir, fromRoot, root } from '../pipeline/paths.ts';
import {
  starlightNotation,
  toPeerMarkdown,
  vitepressNotation,
  type Notation,
} from './peer-markdown.ts';

/** A site that another generator builds from the same text. */
export interface Peer {
  name: 'starlight' | 'vitepress';
  notation: Notation;
  /** where its generated pages go, inside its folder */
  pages: string;
  /** a page's file below `pages` */
  file(address: string): string;
}

export const peers: Peer[] = [
  {
    name: 'starlight',
    notation: starlightNotation,
    pages: 'src/content/docs',
    file: (address) => `${address.slice(1, -1)}.md`,
  },
  {
    name: 'vitepress',
    notation: vitepressNotation,
    pages: 'pages',
    file: (address) => `${address.slice(1)}index.md`,
  },
];

/** The product whose pages are compared. */
const product = 'material-ui';

/**
 * Generates, installs and builds a peer, each only if what it rests on has changed.
 * @param built the folder of this site's build, whose side navigation the peer takes over
 * @returns the folder of its built site
 * @throws when the package manager or the build fails
 */
export function preparePeer(peer: Peer, built: string): string {
  const folder = path.join(root, 'bench/peers', peer.name);
  const dist = path.join(folder, 'dist');
  install(folder);
  writePages(peer, folder, built);
  const stamp = path.join(folder, 'node_modules/.bench-stamp');
  const hash = hashOf(folder);
  if (fs.existsSync(dist) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash)
    return dist;
  console.error(`Building ${fromRoot(folder)} …`);
  fs.rmSync(dist, { recursive: true, force: true });
  npm(folder, ['run', 'build']);
  fs.writeFileSync(stamp, hash);
  return dist;
}

/** The exact version of the peer's generator. */
export function peerVersion(peer: Peer): string {
  const name = { starlight: '@astrojs/starlight', vitepress: 'vitepress' }[peer.name];
  const file = path.join(root, 'bench/peers', peer.name, 'node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

function install(folder: string): void {
  const lock = path.join(folder, 'package-lock.json');
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  if (fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs)
    return;
  console.error(`Installing ${fromRoot(folder)} …`);
  // not `ci`: it wants packages for every platform in the lock file, and not every registry has them all
  npm(folder, ['install', '--no-save', '--no-audit', '--no-fund']);
}

function writePages(peer: Peer, folder: string, built: string): void {
  const target = path.join(folder, peer.pages);
  fs.rmSync(target, { recursive: true, force: true });
  const mistakes = new Mistakes();
  for (const page of findPages(contentDir, product, mistakes)) {
    const file = path.join(target, peer.file(page.path));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, toPeerMarkdown(fs.readFileSync(page.file, 'utf8'), peer.notation));
  }
  fs.copyFileSync(
    path.join(built, `client/_documents/navigation/${product}.json`),
    path.join(folder, 'sidebar.json'),
  );
}

/** Of everything in the peer's folder that is written, not made. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const walk = (at: string) => {
    for (const name of fs.readdirSync(at).sort()) {
      if (['node_modules', 'dist', 'cache', '.astro'].includes(name)) continue;
      const file = path.join(at, name);
      if (fs.statSync(file).isDirectory()) walk(file);
      else hash.update(path.relative(folder, file)).update(fs.readFileSync(file));
    }
  };
  walk(folder);
  return hash.digest('hex');
}

/** Runs npm in a peer's folder, as if no other npm had called: with this repository's Node, without its settings. */
function npm(folder: string, command: string[]): void {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  for (const key of Object.keys(env))
    if (/^npm_(package|lifecycle|command|config_local_prefix)/i.test(key)) delete env[key];
  const { status, stdout, stderr, error } = spawnSync('npm', command, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 64e6,
    env,
  });
  if (status === 0) return;
  const output = `${stdout ?? ''}${stderr ?? ''}`.slice(-3000);
  throw new Error(
    `\`npm ${command.join(' ')}\` failed in ${fromRoot(folder)}: ${error?.message ?? `status ${status}`}.\n${output}`,
  );
}

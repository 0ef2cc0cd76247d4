import path from 'node:path';

/** The repository's folders, as absolute paths. */
export const root = path.resolve(import.meta.dirname, '..');
export const contentDir = path.join(root, 'content');
export const cacheDir = path.join(root, 'node_modules/.cache/docs');
export const distDir = path.join(root, 'dist');
/** What the Worker serves as static assets. */
export const assetsDir = path.join(distDir, 'client');

/** A path relative to the repository, with forward slashes, as messages and edit links show it. */
export function fromRoot(file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

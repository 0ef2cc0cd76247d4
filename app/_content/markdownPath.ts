/**
 * Where the markdown of a page is: `/material-ui/react-card/` → `/material-ui/react-card.md`.
 * @param path with slashes at both ends
 * @param variant of the demos; the JavaScript is there for pages with demos only
 */
export function markdownPath(path: string, variant: 'ts' | 'js' = 'ts'): string {
  const ending = variant === 'js' ? '.js.md' : '.md';
  return `${path === '/' ? '/index' : path.slice(0, -1)}${ending}`;
}

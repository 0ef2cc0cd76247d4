/**
 * Whether a client would rather have markdown than HTML: it names `text/markdown`, with at least the weight of HTML, and before it
 * when both weigh the same. Browsers never name it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown') || accept.length > 1000) return false;
  const types = accept.split(',').map((part, at) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    return { type, weight: weight === undefined ? 1 : Number(weight) || 0, at };
  });
  const best = (names: string[]) =>
    types
      .filter(({ type, weight }) => names.includes(type) && weight > 0)
      .sort((a, b) => b.weight - a.weight || a.at - b.at)[0];
  const markdown = best(['text/markdown']);
  const html = best(['text/html', 'application/xhtml+xml']);
  if (!markdown || !html) return markdown !== undefined;
  return (
    markdown.weight > html.weight || (markdown.weight === html.weight && markdown.at < html.at)
  );
}

import type { Site } from '../content/site.ts';

/** The home page as markdown: the products, and where each begins. */
export function homeMarkdown({ config, products }: Site, origin: string): string {
  const list = products.map(
    ({ id, name, version, description }) =>
      `- [${name}](${origin}/${id}/llms.txt) v${version}: ${description}`,
  );
  return `# ${config.name}\n\n> ${config.description}\n\n${list.join('\n')}\n\nAll pages: ${origin}/llms.txt\n`;
}

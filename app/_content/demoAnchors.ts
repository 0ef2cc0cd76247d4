import type { Styling } from './types.ts';

/**
 * What addresses may name of a demo: itself, and its source in a language and a styling: `#Name`, `#Name.tsx`, `#tailwind-Name.js`.
 * Demos that are written one way count as styled with MUI System.
 */
export function demoAnchors(demo: {
  name: string;
  variants: { styling?: Styling | undefined }[];
}): string[] {
  const files = [`${demo.name}.tsx`, `${demo.name}.js`];
  const stylings = new Set(demo.variants.map(({ styling = 'system' }) => styling));
  return [
    demo.name,
    ...files,
    ...[...stylings].flatMap((styling) => files.map((file) => `${styling}-${file}`)),
  ];
}

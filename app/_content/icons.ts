/** Icons that `product.ts` and `nav.ts` may name; app/_frame/iconPaths.ts draws them. */
export const contentIcons = [
  'base',
  'charts',
  'components',
  'compass',
  'design',
  'flask',
  'grid',
  'guide',
  'joy',
  'list',
  'material',
  'migrate',
  'pickers',
  'plug',
  'shop',
  'start',
  'system',
  'toolpad',
  'tree',
  'x',
] as const;

export type ContentIcon = (typeof contentIcons)[number];

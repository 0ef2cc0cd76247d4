export const files = [
  { id: 1, path: ['app'], size: 0, changed: new Date(2024, 4, 2) },
  { id: 2, path: ['app', 'layout.tsx'], size: 4, changed: new Date(2024, 4, 2) },
  { id: 3, path: ['app', 'styles'], size: 0, changed: new Date(2024, 3, 28) },
  { id: 4, path: ['app', 'styles', 'reset.css'], size: 2, changed: new Date(2024, 3, 11) },
  { id: 5, path: ['app', 'styles', 'tokens.css'], size: 6, changed: new Date(2024, 3, 28) },
  { id: 6, path: ['public'], size: 0, changed: new Date(2024, 1, 19) },
  { id: 7, path: ['public', 'logo.svg'], size: 3, changed: new Date(2024, 1, 19) },
  { id: 8, path: ['README.md'], size: 9, changed: new Date(2024, 4, 6) },
];

export const getTreeDataPath = (row: (typeof files)[number]) => row.path;

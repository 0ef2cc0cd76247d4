import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const instruments: TreeViewBaseItem[] = [
  {
    id: 'woodwind',
    label: 'Woodwind',
    children: [
      { id: 'flute', label: 'Flute' },
      { id: 'oboe', label: 'Oboe' },
    ],
  },
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'viola', label: 'Viola' },
      { id: 'cello', label: 'Cello' },
    ],
  },
];

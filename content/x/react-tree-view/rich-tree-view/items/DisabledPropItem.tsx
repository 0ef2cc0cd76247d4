import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

type Room = TreeViewBaseItem<{ id: string; label: string; isClosed?: boolean }>;

const floors: Room[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'hall', label: 'Hall' },
      { id: 'archive', label: 'Archive (closed)', isClosed: true },
    ],
  },
];

const isItemDisabled = (item: Room) => Boolean(item.isClosed);

export default function DisabledPropItem() {
  return (
    <Box sx={{ minHeight: 140, minWidth: 250 }}>
      <RichTreeView
        id="disabled-prop-item"
        items={floors}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['ground']}
        aria-label="Rooms"
      />
    </Box>
  );
}

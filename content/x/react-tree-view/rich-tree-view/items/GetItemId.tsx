import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    code: 'P',
    label: 'Plants',
    children: [
      { code: 'P1', label: 'Mosses' },
      { code: 'P2', label: 'Ferns' },
    ],
  },
];

const getItemId = (item: { code: string }) => item.code;

export default function GetItemId() {
  return (
    <Box sx={{ minHeight: 140, minWidth: 250 }}>
      <RichTreeView
        id="get-item-id"
        items={items}
        getItemId={getItemId}
        defaultExpandedItems={['P']}
        aria-label="Plants"
      />
    </Box>
  );
}

import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

export default function OnItemClick() {
  const [message, setMessage] = useState('Press an item.');

  return (
    <Stack spacing={2}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ minHeight: 170, minWidth: 250 }}>
        <SimpleTreeView
          id="on-item-click"
          onItemClick={(_event, id) => setMessage(`Pressed: ${id}`)}
          aria-label="Bakery"
        >
          <TreeItem2 itemId="bread" label="Bread">
            <TreeItem2 itemId="rye" label="Rye" />
            <TreeItem2 itemId="spelt" label="Spelt" />
          </TreeItem2>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}

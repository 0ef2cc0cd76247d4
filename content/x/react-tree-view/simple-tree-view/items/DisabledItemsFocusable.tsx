import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

export default function DisabledItemsFocusable() {
  const [isFocusable, setIsFocusable] = useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={isFocusable} onChange={(_, on) => setIsFocusable(on)} />}
        label="disabledItemsFocusable"
      />
      <Box sx={{ minHeight: 170, minWidth: 250 }}>
        <SimpleTreeView
          id="disabled-items-focusable"
          disabledItemsFocusable={isFocusable}
          defaultExpandedItems={['bread']}
          aria-label="Bakery"
        >
          <TreeItem2 itemId="bread" label="Bread">
            <TreeItem2 itemId="rye" label="Rye" />
            <TreeItem2 itemId="spelt" label="Spelt" disabled />
            <TreeItem2 itemId="oat" label="Oat" />
          </TreeItem2>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}

import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from './instruments';

export default function ApiMethodGetItem() {
  const apiRef = useTreeViewApiRef();
  const [label, setLabel] = useState('none');

  return (
    <Stack spacing={2}>
      <Typography role="status">Chosen: {label}</Typography>
      <Box sx={{ minHeight: 240, minWidth: 250 }}>
        <RichTreeView
          id="api-method-get-item"
          items={instruments}
          apiRef={apiRef}
          onSelectedItemsChange={(_event, id) =>
            setLabel(id ? apiRef.current!.getItem(id).label : 'none')
          }
          defaultExpandedItems={['woodwind']}
          aria-label="Instruments"
        />
      </Box>
    </Stack>
  );
}

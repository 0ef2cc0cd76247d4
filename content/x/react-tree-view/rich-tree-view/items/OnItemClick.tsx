import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from './instruments';

export default function OnItemClick() {
  const [message, setMessage] = useState('Press an item.');

  return (
    <Stack spacing={2}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ minHeight: 240, minWidth: 250 }}>
        <RichTreeView
          id="on-item-click"
          items={instruments}
          onItemClick={(_event, id) => setMessage(`Pressed: ${id}`)}
          aria-label="Instruments"
        />
      </Box>
    </Stack>
  );
}

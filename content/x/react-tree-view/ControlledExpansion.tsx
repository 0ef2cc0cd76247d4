import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from './instruments';

export default function ControlledExpansion() {
  const [expanded, setExpanded] = useState<string[]>([]);

  return (
    <Stack spacing={2}>
      <Button
        variant="outlined"
        onClick={() => setExpanded(expanded.length ? [] : instruments.map(({ id }) => id))}
      >
        {expanded.length ? 'Close all' : 'Open all'}
      </Button>
      <Box sx={{ minHeight: 240, minWidth: 250 }}>
        <RichTreeView
          id="controlled-expansion"
          items={instruments}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
          aria-label="Instruments"
        />
      </Box>
    </Stack>
  );
}

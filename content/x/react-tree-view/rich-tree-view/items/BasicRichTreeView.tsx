import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from './instruments';

export default function BasicRichTreeView() {
  return (
    <Box sx={{ minHeight: 240, minWidth: 250 }}>
      <RichTreeView
        items={instruments}
        defaultExpandedItems={['strings']}
        aria-label="Instruments"
      />
    </Box>
  );
}

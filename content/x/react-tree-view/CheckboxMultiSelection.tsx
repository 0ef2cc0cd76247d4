import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { instruments } from './instruments';

export default function CheckboxMultiSelection() {
  return (
    <Box sx={{ minHeight: 290, minWidth: 250 }}>
      <RichTreeView
        id="checkbox-multi-selection"
        multiSelect
        checkboxSelection
        items={instruments}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: { slotProps: { checkbox: { 'aria-hidden': true } } } }}
        defaultExpandedItems={['woodwind', 'strings']}
        defaultSelectedItems={['oboe', 'viola']}
        aria-label="Instruments that are hired"
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

export default function BasicSimpleTreeView() {
  return (
    <Box sx={{ minHeight: 240, minWidth: 250 }}>
      <SimpleTreeView defaultExpandedItems={['woodwind']} aria-label="Instruments">
        <TreeItem2 itemId="woodwind" label="Woodwind">
          <TreeItem2 itemId="flute" label="Flute" />
          <TreeItem2 itemId="oboe" label="Oboe" />
        </TreeItem2>
        <TreeItem2 itemId="strings" label="Strings">
          <TreeItem2 itemId="viola" label="Viola" />
          <TreeItem2 itemId="cello" label="Cello" />
        </TreeItem2>
      </SimpleTreeView>
    </Box>
  );
}

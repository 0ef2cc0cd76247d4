import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

export default function DisabledJSXItem() {
  return (
    <Box sx={{ minHeight: 240, minWidth: 250 }}>
      <SimpleTreeView
        id="disabled-jsx-item"
        defaultExpandedItems={['bread', 'cakes']}
        aria-label="Bakery"
      >
        <TreeItem2 itemId="bread" label="Bread">
          <TreeItem2 itemId="rye" label="Rye" />
          <TreeItem2 itemId="spelt" label="Spelt (sold out)" disabled />
        </TreeItem2>
        <TreeItem2 itemId="cakes" label="Cakes (weekends only)" disabled>
          <TreeItem2 itemId="lemon" label="Lemon cake" />
        </TreeItem2>
      </SimpleTreeView>
    </Box>
  );
}

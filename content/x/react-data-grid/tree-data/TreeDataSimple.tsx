import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { files, getTreeDataPath } from './files';

const columns: GridColDef<(typeof files)[number]>[] = [
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 120 },
  { field: 'changed', headerName: 'Changed', type: 'date', width: 140 },
];

export default function TreeDataSimple() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        treeData
        rows={files}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        aria-label="Files of a project"
      />
    </Box>
  );
}

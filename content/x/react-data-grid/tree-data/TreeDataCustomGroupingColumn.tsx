import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { files, getTreeDataPath } from './files';

const columns: GridColDef<(typeof files)[number]>[] = [
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 120 },
];

export default function TreeDataCustomGroupingColumn() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        treeData
        rows={files}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'File', minWidth: 180, flex: 1, hideDescendantCount: true }}
        aria-label="Files of a project"
      />
    </Box>
  );
}

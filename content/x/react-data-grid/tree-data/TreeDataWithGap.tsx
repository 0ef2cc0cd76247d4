import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, path: ['Europe', 'Portugal', 'Porto'], offices: 3 },
  { id: 2, path: ['Europe', 'Austria', 'Graz'], offices: 1 },
  { id: 3, path: ['Asia', 'Japan', 'Sapporo'], offices: 2 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'offices', headerName: 'Offices', type: 'number', width: 120 },
];

const getTreeDataPath = (row: (typeof rows)[number]) => row.path;

export default function TreeDataWithGap() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Place', width: 200 }}
        defaultGroupingExpansionDepth={2}
        aria-label="Offices by place"
      />
    </Box>
  );
}

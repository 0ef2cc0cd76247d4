import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants } from './plants';

const columns: GridColDef<(typeof plants)[number]>[] = [
  { field: 'name', headerName: 'Plant', width: 150, editable: true },
  { field: 'family', headerName: 'Family', width: 140 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120, editable: true },
  { field: 'planted', headerName: 'Planted', type: 'date', width: 120 },
  { field: 'evergreen', headerName: 'Evergreen', type: 'boolean', width: 110 },
  {
    field: 'label',
    headerName: 'Label',
    description: 'Made from two fields, so it cannot be sorted.',
    sortable: false,
    width: 220,
    valueGetter: (_value, row) => `${row.name} (${row.family})`,
  },
];

export default function DataGridDemo() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={plants}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
        aria-label="Plants of the garden"
      />
    </Box>
  );
}

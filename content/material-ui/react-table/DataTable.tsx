import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 160 },
  { field: 'bin', headerName: 'Bin', width: 80 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
  { field: 'reorder', headerName: 'Reorder at', type: 'number', width: 120 },
  { field: 'active', headerName: 'Active', type: 'boolean', width: 90 },
];

const rows = [
  { id: 1, part: 'Ball bearing 6202', bin: 'A1', stock: 240, reorder: 80, active: true },
  { id: 2, part: 'Cable tie 200 mm', bin: 'A4', stock: 1350, reorder: 500, active: true },
  { id: 3, part: 'Drive belt 40T', bin: 'B2', stock: 18, reorder: 25, active: true },
  { id: 4, part: 'Fuse 10 A', bin: 'B3', stock: 96, reorder: 40, active: true },
  { id: 5, part: 'Gasket 32 mm', bin: 'C1', stock: 61, reorder: 30, active: true },
  { id: 6, part: 'Hex bolt M8', bin: 'C2', stock: 820, reorder: 300, active: true },
  { id: 7, part: 'Relay 24 V', bin: 'D1', stock: 7, reorder: 10, active: false },
  { id: 8, part: 'Spring 12 mm', bin: 'D5', stock: 144, reorder: 60, active: true },
];

export default function DataTable() {
  return (
    <Paper variant="outlined" sx={{ height: 400, width: '100%', minWidth: 200 }}>
      <DataGrid
        aria-label="Spare parts"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        sx={{ border: 0 }}
      />
    </Paper>
  );
}

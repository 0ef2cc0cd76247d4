import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'A-113', size: { width: 30, height: 20, depth: 15 } },
  { id: 2, parcel: 'A-114', size: { width: 60, height: 40, depth: 40 } },
  { id: 3, parcel: 'A-115', size: { width: 20, height: 20, depth: 5 } },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  {
    field: 'width',
    headerName: 'Width (cm)',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.size.width,
  },
  {
    field: 'volume',
    headerName: 'Volume (l)',
    type: 'number',
    width: 130,
    valueGetter: (_value, { size }) => (size.width * size.height * size.depth) / 1000,
  },
];

export default function ValueGetterGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Parcels" />
    </Box>
  );
}

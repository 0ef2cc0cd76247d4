import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, city: 'Porto', country: 'Portugal', inhabitants: 249_000 },
  { id: 2, city: 'Ghent', country: 'Belgium', inhabitants: 267_000 },
  { id: 3, city: 'Turku', country: 'Finland', inhabitants: 204_000 },
  { id: 4, city: 'Graz', country: 'Austria', inhabitants: 303_000 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'city', headerName: 'City', width: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'inhabitants', headerName: 'Inhabitants', type: 'number', width: 150 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Cities" />
    </Box>
  );
}

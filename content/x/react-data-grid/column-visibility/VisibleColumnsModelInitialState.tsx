import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, plant: 'Lavender', light: 'Sun', water: 'Little' },
  { id: 2, plant: 'Fern', light: 'Shade', water: 'Much' },
  { id: 3, plant: 'Sage', light: 'Sun', water: 'Little' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'plant', headerName: 'Plant', width: 130, hideable: false },
  { field: 'light', headerName: 'Light', width: 110 },
  { field: 'water', headerName: 'Water', width: 110 },
];

export default function VisibleColumnsModelInitialState() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { water: false } } }}
        aria-label="Plants"
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, village: 'Aldea', pm: 8 },
  { id: 2, village: 'Borgo', pm: 21 },
];

const columns: GridColDef[] = [
  { field: 'village', headerName: 'Village', width: 130 },
  {
    field: 'pm',
    headerName: 'PM2.5',
    description: 'Fine dust in µg/m³, mean of the year',
    type: 'number',
    width: 110,
  },
];

export default function HeaderColumnsGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Air of villages" />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, time: '09:00', talk: 'Opening', hall: 'Large hall' },
  { id: 2, time: '09:45', talk: 'Maps that load while you read', hall: 'Large hall' },
  { id: 3, time: '11:00', talk: 'Forms people finish', hall: 'Studio' },
];

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'talk', headerName: 'Talk (flex: 2)', flex: 2, minWidth: 160 },
  { field: 'hall', headerName: 'Hall (flex: 1)', flex: 1, minWidth: 110 },
];

export default function ColumnFluidWidthGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Talks" />
    </Box>
  );
}

import BoltIcon from '@mui/icons-material/Bolt';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, day: 'Monday', power: 12 },
  { id: 2, day: 'Tuesday', power: 9 },
];

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 130 },
  {
    field: 'power',
    headerName: 'Power (kWh)',
    type: 'number',
    width: 160,
    renderHeader: ({ colDef }) => (
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <BoltIcon fontSize="small" />
        <strong>{colDef.headerName}</strong>
      </Box>
    ),
  },
];

export default function RenderHeaderGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Power by day" />
    </Box>
  );
}

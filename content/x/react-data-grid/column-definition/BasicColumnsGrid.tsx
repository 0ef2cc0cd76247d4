import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';

const rows = [
  { id: 1, lake: 'Ladoga', area: 17_700 },
  { id: 2, lake: 'Vänern', area: 5_650 },
  { id: 3, lake: 'Balaton', area: 592 },
];

export default function BasicColumnsGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid columns={[{ field: 'lake' }, { field: 'area' }]} rows={rows} aria-label="Lakes" />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, code: 'LIS', airport: 'Lisbon Humberto Delgado', runways: 1 },
  { id: 2, code: 'GRZ', airport: 'Graz', runways: 2 },
  { id: 3, code: 'TKU', airport: 'Turku', runways: 1 },
];

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'airport', headerName: 'Airport', width: 220 },
  { field: 'runways', headerName: 'Runways', type: 'number' },
];

export default function ColumnWidthGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Airports" />
    </Box>
  );
}

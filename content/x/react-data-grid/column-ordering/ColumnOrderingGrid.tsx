import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, train: 'RE 4', from: 'Graz', to: 'Linz', minutes: 190 },
  { id: 2, train: 'IC 9', from: 'Ghent', to: 'Liège', minutes: 105 },
];

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train (fixed)', width: 130, disableReorder: true },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'to', headerName: 'To', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function ColumnOrderingGrid() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGridPro rows={rows} columns={columns} aria-label="Trains" />
    </Box>
  );
}

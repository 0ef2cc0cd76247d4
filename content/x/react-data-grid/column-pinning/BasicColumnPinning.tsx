import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

const rows = ['North', 'South', 'West'].map((region, r) => ({
  id: region,
  region,
  total: months.reduce((sum, _, m) => sum + 20 + r * 9 + m * 3, 0),
  ...Object.fromEntries(months.map((month, m) => [month, 20 + r * 9 + m * 3])),
}));

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 90 },
  ...months.map((field): GridColDef => ({ field, type: 'number', width: 90 })),
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

export default function BasicColumnPinning() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['region'], right: ['total'] } }}
        aria-label="Orders by region and month"
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './sales';

const columns: GridColDef<Sale, number>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  {
    field: 'units',
    headerName: 'Units',
    type: 'number',
    width: 180,
    display: 'flex',
    renderCell: ({ aggregation, formattedValue, value = 0, row }) =>
      aggregation ? (
        <strong>{formattedValue}</strong>
      ) : (
        <LinearProgress
          variant="determinate"
          value={(value / 210) * 100}
          aria-label={`Units of ${row.product}: ${value}`}
          sx={{ width: '100%' }}
        />
      ),
  },
];

export default function AggregationRenderCell() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={columns}
        initialState={{ aggregation: { model: { units: 'sum' } } }}
        aria-label="Sales"
      />
    </Box>
  );
}

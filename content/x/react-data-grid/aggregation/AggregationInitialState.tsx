import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './sales';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'units', headerName: 'Units', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'launched', headerName: 'Launched', type: 'date', width: 130 },
];

export default function AggregationInitialState() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={columns}
        initialState={{
          aggregation: { model: { product: 'size', units: 'sum', price: 'avg', launched: 'max' } },
        }}
        aria-label="Sales with totals"
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './sales';

const median: GridAggregationFunction<number, number | undefined> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  },
};

const functions = { ...GRID_AGGREGATION_FUNCTIONS, median };

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'units', headerName: 'Units', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];

export default function AggregationCustomFunction() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={columns}
        aggregationFunctions={functions}
        initialState={{ aggregation: { model: { units: 'median', price: 'median' } } }}
        aria-label="Sales with medians"
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quarter', headerName: 'Quarter', width: 100 },
  { field: 'units', headerName: 'Units', type: 'number', width: 110 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 150 },
];

const rows = ['North', 'South', 'West'].flatMap((region, r) =>
  ['Kettle', 'Toaster', 'Blender'].flatMap((product, p) =>
    ['Q1', 'Q2'].map((quarter, q) => ({
      id: `${region}-${product}-${quarter}`,
      region,
      product,
      quarter,
      units: 40 + r * 35 + p * 18 + q * 9,
      revenue: (40 + r * 35 + p * 18 + q * 9) * (25 + p * 10),
    })),
  ),
);

export default function DataGridPremiumDemo() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['region'] },
      aggregation: { model: { units: 'sum', revenue: 'sum' } },
    },
  });

  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        cellSelection
        experimentalFeatures={{ ariaV8: true }}
        aria-label="Sales by region"
      />
    </Box>
  );
}

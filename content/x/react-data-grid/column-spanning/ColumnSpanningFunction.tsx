import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, item: 'Paint', price: 18, count: 4 },
  { id: 2, item: 'Brush', price: 6, count: 2 },
  { id: 'total', item: 'Total', price: 84, count: 0 },
];

const isTotal = (row: { id: number | string }) => row.id === 'total';

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'item',
    headerName: 'Item',
    width: 130,
    sortable: false,
    colSpan: (_value, row) => (isTotal(row) ? 2 : 1),
  },
  { field: 'count', headerName: 'Count', type: 'number', width: 100, sortable: false },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 120,
    sortable: false,
    valueGetter: (value: number, row) => (isTotal(row) ? value : value * row.count),
  },
];

export default function ColumnSpanningFunction() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Bill" />
    </Box>
  );
}

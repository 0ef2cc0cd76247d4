import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, account: 'Savings', balance: 10_250.5, rate: 0.0225 },
  { id: 2, account: 'Checking', balance: 980, rate: 0.001 },
  { id: 3, account: 'Pension', balance: 48_200, rate: 0.0325 },
];

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'account', headerName: 'Account', width: 130 },
  {
    field: 'balance',
    headerName: 'Balance',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'rate',
    headerName: 'Rate',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${(value * 100).toFixed(2)} %`,
  },
];

export default function ValueFormatterGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Accounts" />
    </Box>
  );
}

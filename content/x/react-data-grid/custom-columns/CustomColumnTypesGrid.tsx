import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, fund: 'Forests', bought: 1_200, now: 1_312.5 },
  { id: 2, fund: 'Rivers', bought: 800, now: 764 },
];

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const money: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value) => euros.format(value),
  cellClassName: 'tabular',
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'fund', headerName: 'Fund', width: 120 },
  { ...money, field: 'bought', headerName: 'Bought at' },
  { ...money, field: 'now', headerName: 'Now' },
];

export default function CustomColumnTypesGrid() {
  return (
    <Box sx={{ height: 240, width: '100%', '& .tabular': { fontVariantNumeric: 'tabular-nums' } }}>
      <DataGrid rows={rows} columns={columns} aria-label="Funds" />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, first: 'Ingrid', last: 'Solberg' },
  { id: 2, first: 'Tomás', last: 'Vidal' },
  { id: 3, first: 'Yuki', last: 'Mori' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'first',
    headerName: 'First name',
    width: 130,
    editable: true,
    valueParser: (value: string) => value.charAt(0).toUpperCase() + value.slice(1),
  },
  { field: 'last', headerName: 'Last name', width: 130 },
  {
    field: 'full',
    headerName: 'Full name',
    width: 180,
    editable: true,
    valueGetter: (_value, row) => `${row.first} ${row.last}`,
    valueSetter: (value: string, row) => {
      const [first = '', ...last] = value.split(' ');
      return { ...row, first, last: last.join(' ') };
    },
  },
];

export default function ValueParserSetterGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Names" />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, room: 'Atrium', state: 'free' },
  { id: 2, room: 'Library', state: 'booked' },
  { id: 3, room: 'Studio', state: 'free' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'room', headerName: 'Room', width: 130 },
  {
    field: 'state',
    headerName: 'State',
    width: 120,
    display: 'flex',
    renderCell: ({ value }) => (
      <Chip size="small" label={value} variant={value === 'free' ? 'outlined' : 'filled'} />
    ),
  },
  {
    field: 'book',
    headerName: 'Booking',
    sortable: false,
    filterable: false,
    width: 130,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => (
      <Button
        size="small"
        disabled={row.state === 'booked'}
        tabIndex={tabIndex}
        aria-label={`Book ${row.room}`}
      >
        Book
      </Button>
    ),
  },
];

export default function RenderCellGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Rooms" />
    </Box>
  );
}

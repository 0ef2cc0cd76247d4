import { useMemo, useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { books, type Book } from './books';

const createColumns = (remove: (id: GridRowId) => void): GridColDef<Book>[] => [
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
  { field: 'lent', headerName: 'Lent', type: 'boolean', width: 90, editable: true },
  { field: 'bought', headerName: 'Bought', type: 'date', width: 120, editable: true },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: ['Cooking', 'Nature', 'Travel'],
    width: 120,
    editable: true,
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    getActions: ({ id, row }) => [
      <GridActionsCellItem
        key="delete"
        icon={<DeleteIcon />}
        label={`Delete ${row.title}`}
        onClick={() => remove(id)}
      />,
    ],
  },
];

export default function ColumnTypesGrid() {
  const [rows, setRows] = useState(books);
  const columns = useMemo(
    () => createColumns((id) => setRows((all) => all.filter((book) => book.id !== id))),
    [],
  );

  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Books" />
    </Box>
  );
}

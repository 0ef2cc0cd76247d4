import { useId, useMemo, useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

const files = [
  { id: 1, name: 'plan.pdf', size: 420 },
  { id: 2, name: 'photo.png', size: 1_830 },
  { id: 3, name: 'notes.txt', size: 3 },
];

type File = (typeof files)[number];

const createColumns = (
  remove: (file: File) => void,
  copy: (file: File) => void,
): GridColDef<File>[] => [
  { field: 'name', headerName: 'File', width: 150 },
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 110 },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="delete"
        icon={<DeleteIcon />}
        label={`Delete ${row.name}`}
        onClick={() => remove(row)}
      />,
      <GridActionsCellItem key="copy" label="Duplicate" showInMenu onClick={() => copy(row)} />,
    ],
  },
];

export default function ActionsWithModalGrid() {
  const titleId = useId();
  const [rows, setRows] = useState(files);
  const [chosen, setChosen] = useState<File | null>(null);
  const columns = useMemo(
    () =>
      createColumns(setChosen, (file) =>
        setRows((all) => [...all, { ...file, id: Math.max(...all.map(({ id }) => id)) + 1 }]),
      ),
    [],
  );
  const remove = () => {
    setRows((all) => all.filter((file) => file.id !== chosen?.id));
    setChosen(null);
  };

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Files" />
      <Dialog open={chosen !== null} onClose={() => setChosen(null)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Delete this file?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setChosen(null)}>Cancel</Button>
          <Button onClick={remove} color="error">
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

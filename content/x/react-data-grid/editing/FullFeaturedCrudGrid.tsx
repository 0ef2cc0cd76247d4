import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { createColumns } from './createColumns';
import { members, type Member } from './members';

export default function FullFeaturedCrudGrid() {
  const [rows, setRows] = useState(members);
  const [modes, setModes] = useState<GridRowModesModel>({});

  const setMode = (id: number, mode: GridRowModesModel[number]) =>
    setModes((all) => ({ ...all, [id]: mode }));
  const remove = ({ id }: Member) => setRows((all) => all.filter((row) => row.id !== id));
  const cancel = (row: Member) => {
    setMode(row.id, { mode: GridRowModes.View, ignoreModifications: true });
    if (row.isNew) remove(row);
  };
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows((all) => [...all, { id, name: '', role: 'Design', isNew: true }]);
    setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' });
  };
  const columns = createColumns({
    isEditing: ({ id }) => modes[id]?.mode === GridRowModes.Edit,
    edit: ({ id }) => setMode(id, { mode: GridRowModes.Edit }),
    save: ({ id }) => setMode(id, { mode: GridRowModes.View }),
    cancel,
    remove,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Button startIcon={<AddIcon />} onClick={add} sx={{ mb: 1 }}>
        Add a member
      </Button>
      <Box sx={{ height: 330 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ reason }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
          }}
          processRowUpdate={(row) => {
            const saved = { ...row, isNew: false };
            setRows((all) => all.map((other) => (other.id === row.id ? saved : other)));
            return saved;
          }}
          aria-label="Members of the team"
        />
      </Box>
    </Box>
  );
}

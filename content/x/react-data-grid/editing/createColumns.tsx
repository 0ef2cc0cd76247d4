import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { Member } from './members';

interface Actions {
  isEditing: (row: Member) => boolean;
  edit: (row: Member) => void;
  save: (row: Member) => void;
  cancel: (row: Member) => void;
  remove: (row: Member) => void;
}

export const createColumns = (on: Actions): GridColDef<Member>[] => [
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    valueOptions: ['Design', 'Sales', 'Support'],
    width: 130,
    editable: true,
  },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 110,
    getActions: ({ row }) => {
      const items = on.isEditing(row)
        ? [
            { label: 'Save', icon: <SaveIcon />, onClick: () => on.save(row) },
            { label: 'Cancel', icon: <CloseIcon />, onClick: () => on.cancel(row) },
          ]
        : [
            { label: `Edit ${row.name}`, icon: <EditIcon />, onClick: () => on.edit(row) },
            { label: `Delete ${row.name}`, icon: <DeleteIcon />, onClick: () => on.remove(row) },
          ];
      return items.map((item) => <GridActionsCellItem key={item.label} {...item} />);
    },
  },
];

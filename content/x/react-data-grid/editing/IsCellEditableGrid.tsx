import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, step: 'Cut the boards', done: true, hours: 3 },
  { id: 2, step: 'Sand the edges', done: true, hours: 2 },
  { id: 3, step: 'Glue the frame', done: false, hours: 1 },
  { id: 4, step: 'Oil the surface', done: false, hours: 4 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'step', headerName: 'Step', width: 160, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100, editable: true },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 90 },
];

export default function IsCellEditableGrid() {
  return (
    <Box sx={{ height: 330, width: '100%', '& .locked': { bgcolor: 'action.hover' } }}>
      <DataGrid
        rows={rows}
        columns={columns}
        isCellEditable={({ row }) => !row.done}
        getCellClassName={({ row }) => (row.done ? 'locked' : '')}
        aria-label="Steps; those that are done cannot be edited"
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tools } from './tools';

const columns: GridColDef<(typeof tools)[number]>[] = [
  { field: 'name', headerName: 'Tool', width: 150, editable: true },
  { field: 'count', headerName: 'Count', type: 'number', width: 100, editable: true },
  { field: 'bought', headerName: 'Bought', type: 'date', width: 140, editable: true },
  { field: 'sharp', headerName: 'Sharp', type: 'boolean', width: 100, editable: true },
];

export default function BasicEditingGrid() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid rows={tools} columns={columns} aria-label="Tools" />
    </Box>
  );
}

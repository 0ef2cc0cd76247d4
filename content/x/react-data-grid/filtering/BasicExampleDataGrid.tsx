import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { coffees, columns } from './coffees';

export default function BasicExampleDataGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid rows={coffees} columns={columns} aria-label="Coffees" />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { coffees, columns } from './coffees';

const onlyName = columns.map((column) => ({ ...column, filterable: column.field === 'name' }));

export default function DisableFilteringGridSomeColumns() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid rows={coffees} columns={onlyName} aria-label="Coffees, filtered by name only" />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { coffees, columns } from './coffees';

export default function InitialFilters() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={coffees}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rating', operator: '>=', value: '4' }] } },
        }}
        aria-label="Coffees rated 4 and above"
      />
    </Box>
  );
}

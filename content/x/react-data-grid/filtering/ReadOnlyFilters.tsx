import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { coffees, columns } from './coffees';

const fixedRating = columns.map((column) =>
  column.field === 'rating' ? { ...column, filterable: false } : column,
);

export default function ReadOnlyFilters() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={coffees}
        columns={fixedRating}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rating', operator: '>', value: '4' }] } },
        }}
        aria-label="Coffees rated above 4"
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { coffees, columns } from './coffees';

export default function FilterApiNoSnap() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current.setFilterModel({
              items: [{ field: 'organic', operator: 'is', value: 'true' }],
            })
          }
        >
          Organic
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current.setQuickFilterValues(['peru'])}>
          Search for “peru”
        </Button>
        <Button onClick={() => apiRef.current.setFilterModel({ items: [], quickFilterValues: [] })}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 380 }}>
        <DataGrid rows={coffees} columns={columns} apiRef={apiRef} aria-label="Coffees" />
      </Box>
    </Box>
  );
}

import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, part: 'Bolt', material: 'Steel', supplier: 'Hartmann and Daughters' },
  { id: 2, part: 'Gasket', material: 'Nitrile rubber', supplier: 'Nordic Seals' },
  { id: 3, part: 'Bearing', material: 'Steel', supplier: 'Rotor Works' },
];

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part' },
  { field: 'material', headerName: 'Material of the surface' },
  { field: 'supplier', headerName: 'Supplier' },
];

export default function ColumnAutosizing() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  const [expand, setExpand] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.autosizeColumns({ includeHeaders, expand })}
        >
          Fit columns
        </Button>
        <FormControlLabel
          control={<Switch checked={includeHeaders} onChange={(_, on) => setIncludeHeaders(on)} />}
          label="includeHeaders"
        />
        <FormControlLabel
          control={<Switch checked={expand} onChange={(_, on) => setExpand(on)} />}
          label="expand"
        />
      </Stack>
      <Box sx={{ height: 280 }}>
        <DataGrid rows={rows} columns={columns} apiRef={apiRef} aria-label="Parts" />
      </Box>
    </Box>
  );
}

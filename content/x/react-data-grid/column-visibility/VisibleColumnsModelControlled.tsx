import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, plant: 'Lavender', light: 'Sun', water: 'Little' },
  { id: 2, plant: 'Fern', light: 'Shade', water: 'Much' },
  { id: 3, plant: 'Sage', light: 'Sun', water: 'Little' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'plant', headerName: 'Plant', width: 130, hideable: false },
  { field: 'light', headerName: 'Light', width: 110 },
  { field: 'water', headerName: 'Water', width: 110 },
];

export default function VisibleColumnsModelControlled() {
  const [model, setModel] = useState<GridColumnVisibilityModel>({ water: false });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={model['water'] !== false}
            onChange={(_, on) => setModel({ ...model, water: on })}
          />
        }
        label="Show water"
      />
      <Box sx={{ height: 280 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          aria-label="Plants"
        />
      </Box>
    </Box>
  );
}

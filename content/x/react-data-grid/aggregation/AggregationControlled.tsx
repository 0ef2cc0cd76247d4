import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './sales';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'units', headerName: 'Units', type: 'number', width: 120 },
];

export default function AggregationControlled() {
  const [model, setModel] = useState<GridAggregationModel>({ units: 'sum' });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={model['units'] ?? null}
        onChange={(_event, name: string | null) => setModel(name ? { units: name } : {})}
        aria-label="Result of the column Units"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Maximum</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          rows={sales}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          aria-label="Sales"
        />
      </Box>
    </Box>
  );
}

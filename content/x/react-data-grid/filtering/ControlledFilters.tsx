import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { coffees, columns } from './coffees';

const countries = ['Ethiopia', 'Peru', 'Rwanda'];

export default function ControlledFilters() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const [item] = filterModel.items;
  const country = item?.field === 'country' ? item.value : null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={country}
        onChange={(_event, value: string | null) =>
          setFilterModel({ items: value ? [{ field: 'country', operator: 'is', value }] : [] })
        }
        aria-label="Country"
        sx={{ mb: 1 }}
      >
        {countries.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 380 }}>
        <DataGrid
          rows={coffees}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          aria-label="Coffees of the chosen country"
        />
      </Box>
    </Box>
  );
}

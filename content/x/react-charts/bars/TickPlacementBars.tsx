import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { rainfall } from './rainfall';

const placements = ['start', 'middle', 'end', 'extremities'] as const;

export default function TickPlacementBars() {
  const [tickPlacement, setTickPlacement] = useState<(typeof placements)[number]>('middle');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={tickPlacement}
        onChange={(_event, value) => value && setTickPlacement(value)}
        aria-label="tickPlacement"
        sx={{ flexWrap: 'wrap' }}
      >
        {placements.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        dataset={rainfall}
        xAxis={[{ scaleType: 'band', dataKey: 'month', tickPlacement }]}
        series={[{ dataKey: 'coast', label: 'Rainfall (mm)' }]}
        grid={{ horizontal: true, vertical: true }}
        height={300}
        title="Rainfall at the coast"
      />
    </Box>
  );
}

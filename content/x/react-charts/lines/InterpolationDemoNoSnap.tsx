import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'catmullRom',
  'linear',
  'monotoneX',
  'monotoneY',
  'natural',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

export default function InterpolationDemoNoSnap() {
  const id = useId();
  const [curve, setCurve] = useState<(typeof curves)[number]>('linear');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        id={id}
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as typeof curve)}
        sx={{ minWidth: 160 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        xAxis={[{ data: [0, 1, 2, 3, 4, 5, 6] }]}
        series={[{ data: [0, 5, 2, 6, 3, 9.3, 4], curve }]}
        height={300}
        title="The same points, joined in another way"
      />
    </Box>
  );
}

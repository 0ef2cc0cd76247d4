import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarGapNoSnap() {
  const [categoryGapRatio, setCategoryGapRatio] = useState(0.3);
  const [barGapRatio, setBarGapRatio] = useState(0.1);

  const axis = {
    scaleType: 'band' as const,
    data: ['2021', '2022', '2023'],
    categoryGapRatio,
    barGapRatio,
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        xAxis={[axis]}
        series={[{ data: [4, 3, 5] }, { data: [1, 6, 3] }, { data: [2, 5, 6] }]}
        height={260}
        skipAnimation
        title="Three series in three years"
      />
      <Stack direction="row" spacing={4}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2">categoryGapRatio</Typography>
          <Slider
            size="small"
            value={categoryGapRatio}
            onChange={(_event, value) => setCategoryGapRatio(value as number)}
            min={0}
            max={0.9}
            step={0.1}
            aria-label="categoryGapRatio"
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2">barGapRatio</Typography>
          <Slider
            size="small"
            value={barGapRatio}
            onChange={(_event, value) => setBarGapRatio(value as number)}
            min={-0.9}
            max={0.9}
            step={0.1}
            aria-label="barGapRatio"
          />
        </Box>
      </Stack>
    </Box>
  );
}

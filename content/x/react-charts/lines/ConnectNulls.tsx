import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];

export default function ConnectNulls() {
  const [connectNulls, setConnectNulls] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={connectNulls} onChange={(_, on) => setConnectNulls(on)} />}
        label="connectNulls"
      />
      <LineChart
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          { data: [4, 6, null, null, 7, 9, 8], label: 'With a gap', connectNulls },
          { data: [2, 3, 3, 5], label: 'Until April' },
        ]}
        height={300}
        title="A series with a gap, and one that ends early"
      />
    </Box>
  );
}

import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Monday', 'Tuesday', 'Wednesday'];
const visitors = [4, 3, 5];

export default function BarClickNoSnap() {
  const [message, setMessage] = useState('Press a bar.');

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: visitors, label: 'Visitors' }]}
        onItemClick={(_event, { dataIndex }) =>
          setMessage(`${days[dataIndex]}: ${visitors[dataIndex]} visitors`)
        }
        height={280}
        title="Visitors by day"
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Box>
  );
}

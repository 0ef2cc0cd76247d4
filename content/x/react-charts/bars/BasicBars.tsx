import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: ['Monday', 'Tuesday', 'Wednesday'] }]}
      series={[
        { data: [4, 3, 5], label: 'Morning' },
        { data: [1, 6, 3], label: 'Afternoon' },
      ]}
      height={300}
      title="Visitors by day"
    />
  );
}

import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicLineChart() {
  return (
    <LineChart
      xAxis={[{ data: [1, 2, 3, 5, 8, 10], label: 'Distance (km)' }]}
      series={[{ data: [2, 5.5, 2, 8.5, 1.5, 5], label: 'Depth (m)' }]}
      height={300}
      title="Depth along the river"
    />
  );
}

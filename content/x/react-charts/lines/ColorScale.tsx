import { LineChart } from '@mui/x-charts/LineChart';

export default function ColorScale() {
  return (
    <LineChart
      xAxis={[{ data: [0, 4, 8, 12, 16, 20, 24] }]}
      yAxis={[
        {
          colorMap: { type: 'continuous', min: -6, max: 14, color: ['#1e88e5', '#e53935'] },
        },
      ]}
      series={[{ data: [-4, -6, 2, 11, 14, 6, -1], area: true, showMark: false }]}
      grid={{ horizontal: true }}
      height={300}
      title="Temperature of a day, from cold to warm"
    />
  );
}

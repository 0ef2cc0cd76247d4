import { BarChart } from '@mui/x-charts/BarChart';

export default function ColorScale() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 6],
            colors: ['#1e88e5', '#9e9e9e', '#e53935'],
          },
        },
      ]}
      series={[{ data: [-3, 2, 8, 11, 5, -1, 7] }]}
      grid={{ horizontal: true }}
      height={300}
      title="Temperature by day: below zero, mild, warm"
    />
  );
}

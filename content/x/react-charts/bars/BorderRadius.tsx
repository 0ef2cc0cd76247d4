import { BarChart } from '@mui/x-charts/BarChart';

export default function BorderRadius() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: ['A', 'B', 'C', 'D'] }]}
      series={[
        { data: [4, -3, 5, 2], stack: 'total', label: 'First' },
        { data: [2, -1, 3, 4], stack: 'total', label: 'Second' },
      ]}
      borderRadius={8}
      height={300}
      title="Stacked bars with round ends"
    />
  );
}

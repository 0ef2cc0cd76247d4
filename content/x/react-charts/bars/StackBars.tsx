import { BarChart } from '@mui/x-charts/BarChart';

export default function StackBars() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [12, 15, 14, 18], stack: 'sold', label: 'Shop' },
        { data: [6, 9, 13, 17], stack: 'sold', label: 'Online' },
        { data: [3, 2, 4, 3], label: 'Returned' },
      ]}
      height={300}
      title="Sold and returned by quarter"
    />
  );
}

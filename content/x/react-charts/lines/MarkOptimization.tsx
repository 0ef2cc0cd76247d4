import { LineChart } from '@mui/x-charts/LineChart';

const distance = Array.from({ length: 60 }, (_, index) => index);
const height = distance.map((km) => Math.round(60 + 40 * Math.sin(km / 7) + 12 * Math.sin(km / 2)));
const peak = height.indexOf(Math.max(...height));

export default function MarkOptimization() {
  return (
    <LineChart
      xAxis={[{ data: distance, label: 'Distance (km)' }]}
      series={[{ data: height, label: 'Height (m)', showMark: ({ index }) => index === peak }]}
      height={300}
      title="Profile of a route; the highest point is marked"
    />
  );
}

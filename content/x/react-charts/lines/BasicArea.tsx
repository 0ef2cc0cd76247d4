import { LineChart } from '@mui/x-charts/LineChart';
import { tides } from './tides';

export default function BasicArea() {
  return (
    <LineChart
      dataset={tides}
      xAxis={[{ dataKey: 'hour' }]}
      series={[{ dataKey: 'harbor', label: 'Tide (m)', area: true, showMark: false }]}
      height={300}
      title="Tide of a day"
    />
  );
}

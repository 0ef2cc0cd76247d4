import { LineChart } from '@mui/x-charts/LineChart';
import { tides } from './tides';

const valueFormatter = (value: number | null) => `${value} m`;

export default function LineDataset() {
  return (
    <LineChart
      dataset={tides}
      xAxis={[{ dataKey: 'hour', valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[
        { dataKey: 'harbor', label: 'Harbor', valueFormatter },
        { dataKey: 'bay', label: 'Bay', valueFormatter },
      ]}
      grid={{ horizontal: true }}
      height={300}
      title="Tides of a day"
    />
  );
}

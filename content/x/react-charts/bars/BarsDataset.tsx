import { BarChart } from '@mui/x-charts/BarChart';
import { rainfall } from './rainfall';

const valueFormatter = (value: number | null) => `${value} mm`;

export default function BarsDataset() {
  return (
    <BarChart
      dataset={rainfall}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[{ label: 'Rainfall (mm)' }]}
      series={[
        { dataKey: 'coast', label: 'Coast', valueFormatter },
        { dataKey: 'hills', label: 'Hills', valueFormatter },
      ]}
      height={300}
      title="Rainfall at the coast and in the hills"
    />
  );
}

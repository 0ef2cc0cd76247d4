import { BarChart } from '@mui/x-charts/BarChart';

export default function HorizontalBars() {
  return (
    <BarChart
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: ['North ridge', 'Mill creek', 'Salt marsh', 'Harbor'] }]}
      series={[{ data: [620, 160, 10, 35], label: 'Climb (m)' }]}
      margin={{ left: 90 }}
      height={300}
      title="Climb of four trails"
    />
  );
}

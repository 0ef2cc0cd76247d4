import { BarChart } from '@mui/x-charts/BarChart';

export default function BarLabel() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn'] }]}
      series={[{ data: [14, 32, 21], color: '#90caf9', label: 'Guests' }]}
      barLabel={({ value }) => (value === null ? null : `${value}`)}
      height={300}
      sx={{ '& .MuiBarLabel-root': { fill: '#000' } }}
      title="Guests by season"
    />
  );
}

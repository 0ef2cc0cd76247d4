import { lineElementClasses, markElementClasses, LineChart } from '@mui/x-charts/LineChart';

export default function CSSCustomization() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { id: 'done', data: [3, 5, 6, 9, 12], label: 'Done' },
        { id: 'plan', data: [3, 6, 9, 12, 15], label: 'Planned' },
      ]}
      sx={{
        [`.${lineElementClasses.root}`]: { strokeWidth: 2 },
        '.MuiLineElement-series-plan': { strokeDasharray: '6 4' },
        [`.${markElementClasses.root}:not(.${markElementClasses.highlighted})`]: { fill: '#fff' },
      }}
      height={300}
      title="Work done, against the plan"
    />
  );
}

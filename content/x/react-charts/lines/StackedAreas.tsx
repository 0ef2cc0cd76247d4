import { LineChart } from '@mui/x-charts/LineChart';

export default function StackedAreas() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: ['2019', '2020', '2021', '2022', '2023'] }]}
      series={[
        { data: [30, 32, 35, 40, 44], stack: 'power', area: true, showMark: false, label: 'Wind' },
        { data: [12, 15, 19, 26, 33], stack: 'power', area: true, showMark: false, label: 'Sun' },
        { data: [22, 22, 21, 23, 22], stack: 'power', area: true, showMark: false, label: 'Water' },
      ]}
      height={300}
      title="Power by source"
    />
  );
}

import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const stations = ['Harbor', 'Mill', 'Ridge', 'Marsh', 'Quarry'];

// 5,000 measurements, made by arithmetic so that every reader sees the same
const rows = Array.from({ length: 5_000 }, (_, index) => ({
  id: index + 1,
  station: stations[index % stations.length],
  day: new Date(2024, 0, 1 + (index % 366)),
  temperature: Math.round(Math.sin(index / 58) * 120 + (index % 7) * 3) / 10,
  humidity: 40 + ((index * 17) % 55),
  wind: (index * 7) % 90,
  pressure: 990 + ((index * 13) % 45),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 90 },
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'day', headerName: 'Day', type: 'date', width: 130 },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 160 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 140 },
  { field: 'pressure', headerName: 'Pressure (hPa)', type: 'number', width: 150 },
];

export default function DataGridProDemo() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        headerFilters
        aria-label="Measurements of weather stations"
      />
    </Box>
  );
}

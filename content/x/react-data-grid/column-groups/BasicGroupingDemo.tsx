import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, city: 'Porto', winter: 10, summer: 21, rain: 1150 },
  { id: 2, city: 'Turku', winter: -4, summer: 17, rain: 690 },
];

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'winter', headerName: 'Winter (°C)', type: 'number', width: 120 },
  { field: 'summer', headerName: 'Summer (°C)', type: 'number', width: 120 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Climate',
    children: [
      { groupId: 'Temperature', children: [{ field: 'winter' }, { field: 'summer' }] },
      { field: 'rain' },
    ],
  },
];

export default function BasicGroupingDemo() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        aria-label="Climate of cities"
      />
    </Box>
  );
}

import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'birthday', type: 'date', editable: true, width: 120 },
  { field: 'lastConnection', type: 'dateTime', editable: true, width: 180 },
];

// made from parts, in local time: what is shown does not depend on the time zone
const rows = [
  {
    id: 0,
    birthday: new Date(1984, 1, 29),
    lastConnection: new Date(2022, 1, 20, 6, 50, 0),
  },
];

export default function KeyboardEditDate() {
  return (
    <div style={{ width: 300, height: 300 }}>
      <DataGrid columns={columns} rows={rows} />
    </div>
  );
}

import { DataGrid } from '@mui/x-data-grid';

const columns = ['id', 'column1', 'column2', 'column3', 'column4', 'column5', 'column6'].map(
  (field) => ({ field, width: 100 }),
);

export default function EmptyGrid() {
  return (
    <div style={{ width: 300, height: 300 }}>
      <DataGrid columns={columns} rows={[]} />
    </div>
  );
}

import { DataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'id' }];
const rows = Array.from({ length: 21 }, (_, id) => ({ id }));

export default function DynamicRowHeight() {
  return (
    <div style={{ width: 400, height: 300 }}>
      <DataGrid columns={columns} rows={rows} getRowHeight={() => 'auto'} />
    </div>
  );
}

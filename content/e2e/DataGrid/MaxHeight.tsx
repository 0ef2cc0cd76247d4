import { DataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'id' }];
const rows = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));

export default function MaxHeight() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 250 }}>
      <DataGrid columns={columns} rows={rows} />
    </div>
  );
}

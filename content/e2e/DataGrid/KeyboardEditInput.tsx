import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'brand', type: 'string', editable: true, width: 100 }];
const rows = [{ id: 0, brand: 'Nike' }];

export default function KeyboardEditInput() {
  return (
    <div style={{ width: 300, height: 300 }}>
      <DataGrid columns={columns} rows={rows} />
    </div>
  );
}

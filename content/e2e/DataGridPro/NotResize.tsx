import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';

const columns = [
  { field: 'id', minWidth: 100 },
  { field: 'brand', width: 100 },
];

const rows = [
  { id: 0, brand: 'Nike' },
  { id: 1, brand: 'Adidas' },
  { id: 2, brand: 'Puma' },
];

const initialState: DataGridProProps['initialState'] = {
  sorting: { sortModel: [{ field: 'brand', sort: 'asc' }] },
};

export default function NotResize() {
  return (
    <div style={{ width: 300, height: 300 }}>
      <DataGridPro columns={columns} rows={rows} initialState={initialState} />
    </div>
  );
}

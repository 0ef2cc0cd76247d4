import { DataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'brand', width: 100 }];

const rows = [
  { id: 0, brand: 'Nike' },
  { id: 1, brand: 'Adidas' },
  { id: 2, brand: 'Puma' },
];

export default function KeyboardNavigationFocus() {
  return (
    <>
      <button type="button" autoFocus data-testid="initial-focus">
        initial focus
      </button>
      <div style={{ width: 400, height: 300 }}>
        <DataGrid columns={columns} rows={rows} />
      </div>
    </>
  );
}

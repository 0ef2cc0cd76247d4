import { DataGridPro } from '@mui/x-data-grid-pro';

const columns = [{ field: 'id' }, { field: 'name' }];
const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: id }));

export default function KeyboardNavigationFocus() {
  return (
    <>
      <button type="button" autoFocus data-testid="initial-focus">
        initial focus
      </button>
      <div style={{ width: 300, height: 200 }}>
        <DataGridPro columns={columns} rows={rows} rowBufferPx={52} />
      </div>
    </>
  );
}

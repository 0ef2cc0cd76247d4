import { DataGridPro } from '@mui/x-data-grid-pro';

const columns = ['column0', 'column1', 'column2'].map((field) => ({ field, editable: true }));

const rows = Array.from({ length: 100 }, (_, id) => ({
  id,
  column0: `${id}-0`,
  column1: `${id}-1`,
  column2: `${id}-2`,
}));

const initialState = { pinnedColumns: { left: ['column0'], right: ['column2'] } };

export default function RowEditingWithPinnedColumns() {
  return (
    <div style={{ width: 300, height: 400 }}>
      <DataGridPro columns={columns} rows={rows} editMode="row" initialState={initialState} />
    </div>
  );
}

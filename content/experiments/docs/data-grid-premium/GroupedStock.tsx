import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, kind: 'Black tea', name: 'Assam', stock: 140 },
  { id: 2, kind: 'Black tea', name: 'Ceylon', stock: 95 },
  { id: 3, kind: 'Green tea', name: 'Sencha', stock: 60 },
  { id: 4, kind: 'Green tea', name: 'Gunpowder', stock: 210 },
  { id: 5, kind: 'Oolong', name: 'Tieguanyin', stock: 35 },
];

export default function GroupedStock() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['kind'] },
      aggregation: { model: { stock: 'sum' } },
    },
  });

  return (
    <div style={{ width: '100%', height: 420 }}>
      <DataGridPremium
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        aria-label="Stock of teas, grouped by kind"
        experimentalFeatures={{ ariaV8: true }}
      />
    </div>
  );
}

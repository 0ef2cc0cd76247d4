import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Low tide', length: 4.2 },
  { id: 2, name: 'Night train', length: 6 },
];

export default function ColumnSizingPersistWidthOrder() {
  const [inSeconds, setInSeconds] = useState(false);
  const [widths, setWidths] = useState<Record<string, number>>({ name: 150, length: 130 });
  const columns = useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      { field: 'name', headerName: 'Song', width: widths['name']! },
      {
        field: 'length',
        headerName: inSeconds ? 'Seconds' : 'Minutes',
        type: 'number',
        width: widths['length']!,
        valueGetter: (value: number) => (inSeconds ? value * 60 : value),
      },
    ],
    [inSeconds, widths],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setInSeconds(!inSeconds)} sx={{ mb: 1 }}>
        {inSeconds ? 'Show minutes' : 'Show seconds'}
      </Button>
      <Box sx={{ height: 230 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((all) => ({ ...all, [colDef.field]: width }))
          }
          aria-label="Songs"
        />
      </Box>
    </Box>
  );
}

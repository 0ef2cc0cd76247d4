import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { useState } from 'react';

const streets = ['Birch Lane', 'Canal Road', 'Foundry Street', 'Orchard Way', 'Tower Hill'];

const makeParcel = (index: number) => ({
  id: index + 1,
  street: streets[(index * 31) % streets.length],
  number: 1 + ((index * 13) % 240),
  weight: 1 + ((index * 37) % 300) / 10,
  express: index % 9 === 0,
  sent: new Date(2024, index % 12, 1 + ((index * 7) % 28)),
});

const columns: GridColDef<ReturnType<typeof makeParcel>>[] = [
  { field: 'id', headerName: 'Parcel', type: 'number', width: 110 },
  { field: 'street', headerName: 'Street', width: 170 },
  { field: 'number', headerName: 'House', type: 'number', width: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 110 },
  { field: 'sent', headerName: 'Sent', type: 'date', width: 130 },
];

export default function HundredThousandRows() {
  const [rows, setRows] = useState<ReturnType<typeof makeParcel>[]>([]);
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <Button
        variant="outlined"
        onClick={() => setRows(Array.from({ length: 100_000 }, (_, index) => makeParcel(index)))}
      >
        Load 100,000 rows
      </Button>
      <Box sx={{ height: 440, width: '100%' }}>
        <DataGridPro rows={rows} columns={columns} aria-label="Parcels" />
      </Box>
    </Stack>
  );
}

import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';

const rows = [
  { id: 1, address: 'north', visits: 120 },
  { id: 2, address: 'south', visits: 75 },
  { id: 3, address: 'east', visits: 240 },
];

// stands for a request to your server
const isTaken = (address: string, id: number) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(rows.some((row) => row.address === address && row.id !== id)), 300);
  });

export default function ValidateServerNameGrid() {
  const [message, setMessage] = useState('');
  const columns = useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      {
        field: 'address',
        headerName: 'Address',
        width: 160,
        editable: true,
        preProcessEditCellProps: async ({ id, props }: GridPreProcessEditCellProps<string>) => {
          const error = await isTaken(props.value ?? '', Number(id));
          setMessage(error ? `“${props.value}” is taken.` : '');
          return { ...props, error };
        },
      },
      { field: 'visits', headerName: 'Visits', type: 'number', width: 110 },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellEditStop={() => setMessage('')}
          aria-label="Servers"
        />
      </Box>
      <Typography role="status" variant="body2" color="error" sx={{ mt: 1 }}>
        {message || 'Rename a server to “north” or “south”.'}
      </Typography>
    </Box>
  );
}

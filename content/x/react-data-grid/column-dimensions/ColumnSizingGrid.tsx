import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, song: 'Low tide', album: 'Estuary', minutes: 4 },
  { id: 2, song: 'Night train', album: 'Sidings', minutes: 6 },
];

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', width: 140, minWidth: 90, maxWidth: 260 },
  { field: 'album', headerName: 'Album', width: 140 },
  { field: 'minutes', headerName: 'Minutes (fixed)', width: 130, resizable: false },
];

export default function ColumnSizingGrid() {
  const [message, setMessage] = useState('Drag the border of a header.');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName} is now ${Math.round(width)} px wide.`)
          }
          aria-label="Songs"
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}

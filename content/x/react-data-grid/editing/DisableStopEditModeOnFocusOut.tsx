import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { tools } from './tools';

const columns: GridColDef<(typeof tools)[number]>[] = [
  { field: 'name', headerName: 'Tool', width: 150, editable: true },
  { field: 'count', headerName: 'Count', type: 'number', width: 100, editable: true },
];

export default function DisableStopEditModeOnFocusOut() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={tools}
        columns={columns}
        onCellEditStop={({ reason }, event) => {
          if (reason === GridCellEditStopReasons.cellFocusOut) event.defaultMuiPrevented = true;
        }}
        aria-label="Tools, edited until Enter or Escape"
      />
    </Box>
  );
}

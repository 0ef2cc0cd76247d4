import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, station: 'Harbor', wind: 34 },
  { id: 2, station: 'Ridge', wind: 61 },
];

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 140 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 140 },
];

function CopyNameItem({ colDef, onClick }: GridColumnMenuItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        void navigator.clipboard.writeText(colDef.headerName ?? colDef.field);
        onClick(event);
      }}
    >
      Copy the name
    </MenuItem>
  );
}

function ColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null, copyNameItem: CopyNameItem }}
      slotProps={{ copyNameItem: { displayOrder: 5 } }}
    />
  );
}

export default function AddNewColumnMenuGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ columnMenu: ColumnMenu }}
        aria-label="Wind at stations"
      />
    </Box>
  );
}

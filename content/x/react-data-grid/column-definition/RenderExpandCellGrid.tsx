import { useState } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, ticket: 'T-204', summary: 'Export stops at row 500 when a column is hidden' },
  { id: 2, ticket: 'T-205', summary: 'Short' },
  { id: 3, ticket: 'T-206', summary: 'The date of delivery is one day early for readers in Lima' },
];

function ExpandableText({ value, hasFocus }: GridRenderCellParams<(typeof rows)[number], string>) {
  const [isCut, setIsCut] = useState(false);
  const measure = (element: HTMLElement | null) => {
    if (element) setIsCut(element.scrollWidth > element.clientWidth);
  };

  return (
    <Tooltip title={isCut ? value : ''} open={hasFocus && isCut ? true : undefined}>
      <Box
        ref={measure}
        onMouseEnter={(event) => measure(event.currentTarget)}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {value}
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 100 },
  {
    field: 'summary',
    headerName: 'Summary',
    width: 220,
    renderCell: (params) => <ExpandableText {...params} />,
  },
];

export default function RenderExpandCellGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Tickets" />
    </Box>
  );
}

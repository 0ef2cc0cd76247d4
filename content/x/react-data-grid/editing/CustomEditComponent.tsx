import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, trail: 'Harbor loop', stars: 4 },
  { id: 2, trail: 'Mill creek', stars: 3 },
  { id: 3, trail: 'North ridge', stars: 5 },
];

function RatingEditor({ id, field, value, hasFocus, row }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value}
      onChange={(_event, stars) => {
        void apiRef.current.setEditCellValue({ id, field, value: stars });
      }}
      aria-label={`Rating of ${row.trail}`}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'trail', headerName: 'Trail', width: 140 },
  {
    field: 'stars',
    headerName: 'Rating',
    width: 170,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

export default function CustomEditComponent() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Trails" />
    </Box>
  );
}

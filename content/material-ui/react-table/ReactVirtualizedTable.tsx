import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const places = ['Harbor', 'Mill', 'Ridge', 'Marsh'];
const readings = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  place: places[index % places.length],
  level: 120 + ((index * 37) % 90),
}));

const rowHeight = 53;
const viewHeight = 400;
const overscan = 5;
const rendered = Math.ceil(viewHeight / rowHeight) + 2 * overscan;

function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={3} style={{ padding: 0 }} />
    </tr>
  );
}

export default function ReactVirtualizedTable() {
  const [first, setFirst] = useState(0);
  const rows = readings.slice(first, first + rendered);
  const before = first * rowHeight;
  const after = (readings.length - first - rows.length) * rowHeight;

  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label="Water levels"
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop } }) =>
        setFirst(Math.max(0, Math.floor(scrollTop / rowHeight) - overscan))
      }
      sx={{ height: viewHeight }}
    >
      <Table
        stickyHeader
        aria-label="Water levels"
        aria-rowcount={readings.length + 1}
        sx={{
          tableLayout: 'fixed',
          '& thead th': { bgcolor: 'background.paper' },
          '& tbody tr': { height: rowHeight },
          '& tbody tr > *': { py: 0 },
        }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>Reading</TableCell>
            <TableCell>Gauge</TableCell>
            <TableCell align="right">Level (cm)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {before > 0 && <Spacer height={before} />}
          {rows.map(({ id, place, level }) => (
            <TableRow key={id} aria-rowindex={id + 1}>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{place}</TableCell>
              <TableCell align="right">{level}</TableCell>
            </TableRow>
          ))}
          {after > 0 && <Spacer height={after} />}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

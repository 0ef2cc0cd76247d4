import { useId } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rooms = [
  { name: 'Atrium', seats: 120, projector: 'Yes' },
  { name: 'Library', seats: 24, projector: 'No' },
  { name: 'Studio', seats: 12, projector: 'Yes' },
];

export default function AccessibleTable() {
  const captionId = useId();

  return (
    <TableContainer component={Paper} role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table sx={{ '& caption': { captionSide: 'top' } }}>
        <caption id={captionId}>Rooms for hire, with their number of seats and equipment</caption>
        <TableHead>
          <TableRow>
            <TableCell>Room</TableCell>
            <TableCell align="right">Seats</TableCell>
            <TableCell>Projector</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rooms.map(({ name, seats, projector }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{seats}</TableCell>
              <TableCell>{projector}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

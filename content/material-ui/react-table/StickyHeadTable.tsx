import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const departures = [
  { time: '06:10', to: 'Eastport', pier: 2, seats: 84 },
  { time: '06:45', to: 'Gull Island', pier: 1, seats: 12 },
  { time: '07:20', to: 'Eastport', pier: 2, seats: 37 },
  { time: '07:55', to: 'Lighthouse Point', pier: 4, seats: 51 },
  { time: '08:30', to: 'Gull Island', pier: 1, seats: 9 },
  { time: '09:05', to: 'Eastport', pier: 2, seats: 66 },
  { time: '10:15', to: 'Seal Bay', pier: 3, seats: 40 },
  { time: '11:40', to: 'Lighthouse Point', pier: 4, seats: 73 },
  { time: '13:00', to: 'Gull Island', pier: 1, seats: 28 },
  { time: '14:25', to: 'Seal Bay', pier: 3, seats: 55 },
  { time: '16:10', to: 'Eastport', pier: 2, seats: 18 },
];

export default function StickyHeadTable() {
  return (
    <Paper variant="outlined">
      <TableContainer role="region" aria-label="Departures" tabIndex={0} sx={{ maxHeight: 320 }}>
        <Table stickyHeader aria-label="Departures">
          <TableHead sx={{ '& th': { bgcolor: 'background.paper' } }}>
            <TableRow>
              <TableCell>Departs</TableCell>
              <TableCell>To</TableCell>
              <TableCell align="right">Pier</TableCell>
              <TableCell align="right">Seats left</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {departures.map(({ time, to, pier, seats }) => (
              <TableRow key={time}>
                <TableCell component="th" scope="row">
                  {time}
                </TableCell>
                <TableCell>{to}</TableCell>
                <TableCell align="right">{pier}</TableCell>
                <TableCell align="right">{seats}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}

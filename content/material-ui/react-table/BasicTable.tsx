import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const trails = [
  { name: 'Harbor loop', length: 4.2, climb: 35, hours: 1.25 },
  { name: 'Mill creek', length: 7.8, climb: 160, hours: 2.5 },
  { name: 'North ridge', length: 11.4, climb: 620, hours: 4.75 },
  { name: 'Salt marsh', length: 5.1, climb: 10, hours: 1.5 },
];

export default function BasicTable() {
  return (
    <TableContainer component={Paper} role="region" aria-label="Trails" tabIndex={0}>
      <Table aria-label="Trails">
        <TableHead>
          <TableRow>
            <TableCell>Trail</TableCell>
            <TableCell align="right">Length (km)</TableCell>
            <TableCell align="right">Climb (m)</TableCell>
            <TableCell align="right">Time (h)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trails.map(({ name, length, climb, hours }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{length.toFixed(1)}</TableCell>
              <TableCell align="right">{climb}</TableCell>
              <TableCell align="right">{hours.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

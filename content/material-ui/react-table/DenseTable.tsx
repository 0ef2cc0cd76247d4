import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const sensors = [
  { name: 'Attic', temperature: 24.1, humidity: 38 },
  { name: 'Cellar', temperature: 13.6, humidity: 64 },
  { name: 'Greenhouse', temperature: 27.9, humidity: 71 },
  { name: 'Kitchen', temperature: 21.3, humidity: 45 },
  { name: 'Workshop', temperature: 17.8, humidity: 52 },
];

export default function DenseTable() {
  return (
    <TableContainer component={Paper} role="region" aria-label="Sensors" tabIndex={0}>
      <Table size="small" aria-label="Sensors">
        <TableHead>
          <TableRow>
            <TableCell>Room</TableCell>
            <TableCell align="right">Temperature (°C)</TableCell>
            <TableCell align="right">Humidity (%)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sensors.map(({ name, temperature, humidity }) => (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{temperature.toFixed(1)}</TableCell>
              <TableCell align="right">{humidity}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

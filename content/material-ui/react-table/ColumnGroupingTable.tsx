import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const branches = [
  { name: 'Canal Street', loans: [412, 388], visits: [1260, 1195] },
  { name: 'Hill Park', loans: [275, 301], visits: [840, 902] },
  { name: 'Station Square', loans: [530, 561], visits: [1745, 1810] },
];

export default function ColumnGroupingTable() {
  return (
    <TableContainer component={Paper} role="region" aria-label="Library branches" tabIndex={0}>
      <Table aria-label="Library branches">
        <colgroup span={1} />
        <colgroup span={2} />
        <colgroup span={2} />
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Branch</TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Loans
            </TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Visits
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">May</TableCell>
            <TableCell align="right">June</TableCell>
            <TableCell align="right">May</TableCell>
            <TableCell align="right">June</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {branches.map(({ name, loans, visits }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {[...loans, ...visits].map((value, column) => (
                <TableCell key={column} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

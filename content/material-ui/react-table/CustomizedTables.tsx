import Paper from '@mui/material/Paper';
import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

function StripedTable(props: TableProps) {
  return (
    <Table
      {...props}
      sx={{
        [`& .${tableCellClasses.head}`]: { bgcolor: 'primary.main', color: 'primary.contrastText' },
        [`& .${tableCellClasses.body}`]: { borderBottom: 0 },
        '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' },
      }}
    />
  );
}

const crews = [
  { name: 'Dock crew', lead: 'Ama', members: 6 },
  { name: 'Night shift', lead: 'Jonas', members: 4 },
  { name: 'Repairs', lead: 'Mei', members: 5 },
  { name: 'Stores', lead: 'Tomás', members: 3 },
];

export default function CustomizedTables() {
  return (
    <TableContainer component={Paper} role="region" aria-label="Crews" tabIndex={0}>
      <StripedTable aria-label="Crews">
        <TableHead>
          <TableRow>
            <TableCell>Crew</TableCell>
            <TableCell>Lead</TableCell>
            <TableCell align="right">Members</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {crews.map(({ name, lead, members }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{lead}</TableCell>
              <TableCell align="right">{members}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StripedTable>
    </TableContainer>
  );
}

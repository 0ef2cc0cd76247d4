import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const orders = [
  { number: '#2041', total: 68.5, lines: ['2 × Oak shelf', '8 × Bracket'] },
  { number: '#2042', total: 24.9, lines: ['1 × Desk lamp'] },
  { number: '#2043', total: 152, lines: ['1 × Workbench', '1 × Vise', '4 × Clamp'] },
];

function Order({ number, total, lines }: (typeof orders)[number]) {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <>
      <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Items of order ${number}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {number}
        </TableCell>
        <TableCell align="right">{total.toFixed(2)}</TableCell>
      </TableRow>
      <TableRow id={id} aria-hidden={!open}>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open} timeout="auto" unmountOnExit>
            <Box component="ul" sx={{ mt: 0, mb: 2 }}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  );
}

export default function CollapsibleTable() {
  return (
    <TableContainer component={Paper}>
      <Table aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <TableCell>Order</TableCell>
            <TableCell align="right">Total (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <Order key={order.number} {...order} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

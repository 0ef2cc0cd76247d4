import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const items = [
  { name: 'Gravel, 25 kg', quantity: 12, price: 6.4 },
  { name: 'Paving slab', quantity: 30, price: 4.75 },
  { name: 'Delivery', quantity: 1, price: 39 },
];
const subtotal = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
const tax = subtotal * 0.2;

export default function SpanningTable() {
  return (
    <TableContainer component={Paper} role="region" aria-label="Invoice" tabIndex={0}>
      <Table aria-label="Invoice">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price (€)</TableCell>
            <TableCell align="right">Sum (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ name, quantity, price }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right">{price.toFixed(2)}</TableCell>
              <TableCell align="right">{(quantity * price).toFixed(2)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell rowSpan={3} />
            <TableCell component="th" scope="row" colSpan={2}>
              Subtotal
            </TableCell>
            <TableCell align="right">{subtotal.toFixed(2)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row">
              Tax
            </TableCell>
            <TableCell align="right">20 %</TableCell>
            <TableCell align="right">{tax.toFixed(2)}</TableCell>
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row" variant="head" colSpan={2}>
              Total
            </TableCell>
            <TableCell align="right" variant="head">
              {(subtotal + tax).toFixed(2)}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

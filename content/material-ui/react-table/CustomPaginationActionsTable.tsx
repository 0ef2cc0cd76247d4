import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const parcels = ['Apia', 'Bergen', 'Cádiz', 'Dakar', 'Esbjerg', 'Fukuoka', 'Galway', 'Hobart'].map(
  (city, index) => ({ id: `P-${104 + index * 7}`, city, kilos: 1.5 + ((index * 13) % 8) }),
);

type ActionsProps = Pick<
  TablePaginationProps,
  'className' | 'count' | 'onPageChange' | 'page' | 'rowsPerPage'
>;

function PageNumbers({ className, count, onPageChange, page, rowsPerPage }: ActionsProps) {
  return (
    <Pagination
      className={className}
      size="small"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_, next) => onPageChange(null, next - 1)}
    />
  );
}

export default function CustomPaginationActionsTable() {
  const [page, setPage] = useState(0);
  const rowsPerPage = 3;

  return (
    <TableContainer component={Paper}>
      <Table aria-label="Parcels">
        <TableHead>
          <TableRow>
            <TableCell>Parcel</TableCell>
            <TableCell>Destination</TableCell>
            <TableCell align="right">Weight (kg)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parcels
            .slice(page * rowsPerPage, (page + 1) * rowsPerPage)
            .map(({ id, city, kilos }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{city}</TableCell>
                <TableCell align="right">{kilos.toFixed(1)}</TableCell>
              </TableRow>
            ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              colSpan={3}
              count={parcels.length}
              page={page}
              onPageChange={(_, next) => setPage(next)}
              rowsPerPage={rowsPerPage}
              rowsPerPageOptions={[rowsPerPage]}
              ActionsComponent={PageNumbers}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

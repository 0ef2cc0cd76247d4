import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const seeds = [
  { id: 1, name: 'Basil', days: 60, price: 2.4 },
  { id: 2, name: 'Beetroot', days: 55, price: 1.95 },
  { id: 3, name: 'Carrot', days: 75, price: 2.1 },
  { id: 4, name: 'Chard', days: 50, price: 2.25 },
  { id: 5, name: 'Kale', days: 65, price: 2.6 },
  { id: 6, name: 'Leek', days: 110, price: 2.8 },
  { id: 7, name: 'Parsnip', days: 120, price: 2.3 },
  { id: 8, name: 'Pea', days: 62, price: 3.1 },
  { id: 9, name: 'Radish', days: 28, price: 1.6 },
  { id: 10, name: 'Squash', days: 100, price: 3.4 },
  { id: 11, name: 'Tomato', days: 80, price: 3.75 },
];

const columns = [
  { key: 'name', label: 'Seed', align: 'left' },
  { key: 'days', label: 'Days to harvest', align: 'right' },
  { key: 'price', label: 'Price (€)', align: 'right' },
] as const;

type Key = (typeof columns)[number]['key'];

export default function EnhancedTable() {
  const titleRef = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(seeds);
  const [sort, setSort] = useState<{ key: Key; order: 'asc' | 'desc' }>({
    key: 'name',
    order: 'asc',
  });
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);

  const sorted = [...rows].sort((a, b) => {
    const ascending =
      sort.key === 'name' ? a.name.localeCompare(b.name, 'en') : a[sort.key] - b[sort.key];
    return sort.order === 'asc' ? ascending : -ascending;
  });

  const sortBy = (key: Key) => {
    setSort({ key, order: sort.key === key && sort.order === 'asc' ? 'desc' : 'asc' });
    setPage(0);
  };

  const toggle = (id: number) =>
    setSelected(
      selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    );

  const remove = () => {
    setRows(rows.filter(({ id }) => !selected.includes(id)));
    setSelected([]);
    setPage(0);
    titleRef.current?.focus();
  };

  return (
    <Paper>
      <Toolbar sx={{ gap: 2, ...(selected.length > 0 && { bgcolor: 'action.selected' }) }}>
        <Typography
          ref={titleRef}
          variant="h6"
          component="div"
          role="status"
          tabIndex={-1}
          sx={{ flexGrow: 1 }}
        >
          {selected.length > 0 ? `${selected.length} selected` : 'Seed packets'}
        </Typography>
        {selected.length > 0 && (
          <Button color="inherit" onClick={remove}>
            Delete
          </Button>
        )}
      </Toolbar>
      <TableContainer>
        <Table aria-label="Seed packets">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={rows.length > 0 && selected.length === rows.length}
                  indeterminate={selected.length > 0 && selected.length < rows.length}
                  onChange={(_, checked) => setSelected(checked ? rows.map(({ id }) => id) : [])}
                  inputProps={{ 'aria-label': 'Select all seeds' }}
                />
              </TableCell>
              {columns.map(({ key, label, align }) => (
                <TableCell
                  key={key}
                  align={align}
                  sortDirection={sort.key === key ? sort.order : false}
                >
                  <TableSortLabel
                    active={sort.key === key}
                    direction={sort.key === key ? sort.order : 'asc'}
                    onClick={() => sortBy(key)}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted
              .slice(page * rowsPerPage, (page + 1) * rowsPerPage)
              .map(({ id, name, days, price }) => (
                <TableRow key={id} hover selected={selected.includes(id)}>
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={selected.includes(id)}
                      onChange={() => toggle(id)}
                      inputProps={{ 'aria-label': `Select ${name}` }}
                    />
                  </TableCell>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell align="right">{days}</TableCell>
                  <TableCell align="right">{price.toFixed(2)}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={rows.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}

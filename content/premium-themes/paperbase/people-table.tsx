import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Person } from './people';

/** People, as many as match what is typed. On small screens the least important columns go. */
export function PeopleTable({ people }: { people: Person[] }) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = people.filter(({ name, role, folder }) =>
    `${name} ${role} ${folder}`.toLowerCase().includes(wanted),
  );
  const secondary = { display: { xs: 'none', sm: 'table-cell' } };

  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <Box sx={{ p: 2 }}>
        <TextField
          id="paperbase-search"
          label="Search people"
          type="search"
          size="small"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search />
                </InputAdornment>
              ),
            },
          }}
          sx={{ width: { xs: '100%', sm: 320 } }}
        />
      </Box>
      <Table aria-label="People">
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>Role</TableCell>
            <TableCell sx={secondary}>Folder</TableCell>
            <TableCell sx={secondary}>Last seen</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map(({ id, name, role, folder, lastSeen }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                <Chip
                  label={role}
                  size="small"
                  variant={role === 'Owner' ? 'filled' : 'outlined'}
                  color={role === 'Reader' ? 'default' : 'primary'}
                />
              </TableCell>
              <TableCell sx={secondary}>{folder}</TableCell>
              <TableCell sx={secondary}>{lastSeen}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
        {found.length === 0 ? `Nobody matches “${query}”.` : `${found.length} of ${people.length}`}
      </Typography>
    </Paper>
  );
}

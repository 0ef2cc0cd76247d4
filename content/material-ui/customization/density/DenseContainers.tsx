import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const stops = [
  { name: 'Harbour', wait: '4 min' },
  { name: 'Old town', wait: '9 min' },
  { name: 'University', wait: '13 min' },
];

export default function DenseContainers() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <List dense aria-label="Stops">
        {stops.map(({ name, wait }) => (
          <ListItem key={name}>
            <ListItemText primary={name} secondary={wait} />
          </ListItem>
        ))}
      </List>
      <Table size="small" aria-label="Waiting times" sx={{ width: 'auto', alignSelf: 'start' }}>
        <TableBody>
          {stops.map(({ name, wait }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{wait}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}

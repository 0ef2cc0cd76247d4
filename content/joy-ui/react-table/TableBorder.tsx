import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import { rows } from './rows';

const axes = ['none', 'x', 'xBetween', 'y', 'yBetween', 'both', 'bothBetween'] as const;

export default function TableBorder() {
  const [axis, setAxis] = useState<(typeof axes)[number]>('bothBetween');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControl sx={{ width: 180 }}>
        <FormLabel>borderAxis</FormLabel>
        <Select value={axis} onChange={(_, value) => value && setAxis(value)}>
          {axes.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Table aria-label="Cities of Norway" borderAxis={axis}>
        <thead>
          <tr>
            <th>City</th>
            <th>People (thousands)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, people }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{people}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

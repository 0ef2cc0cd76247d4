import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { rows } from './rows';

export default function TableSizes() {
  const [size, setSize] = useState<'sm' | 'md' | 'lg'>('sm');

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Size of the table"
        size="sm"
        value={size}
        onChange={(_, value) => value && setSize(value)}
      >
        <Button value="sm">sm</Button>
        <Button value="md">md</Button>
        <Button value="lg">lg</Button>
      </ToggleButtonGroup>
      <Table aria-label="Cities of Norway" size={size}>
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

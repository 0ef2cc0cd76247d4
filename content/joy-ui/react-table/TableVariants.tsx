import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import { rows } from './rows';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TableVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Table
          key={variant}
          variant={variant}
          aria-label={`Cities of Norway, ${variant}`}
          sx={{
            width: 240,
            '--TableCell-headBackground': 'transparent',
            '& thead th': { color: 'inherit' },
          }}
        >
          <thead>
            <tr>
              <th>City</th>
              <th>People</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, 2).map(({ name, people }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{people} thousand</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}

import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableVariables() {
  return (
    <Table
      aria-label="Cities of Norway"
      stripe="even"
      sx={{
        '--TableCell-height': '32px',
        '--TableCell-paddingX': '16px',
        '--Table-headerUnderlineThickness': '1px',
        '--TableRow-stripeBackground': 'var(--joy-palette-primary-softBg)',
      }}
    >
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
  );
}

import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableSheet() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', borderRadius: 'md', overflow: 'hidden' }}>
      <Table aria-label="Cities of Norway">
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
    </Sheet>
  );
}

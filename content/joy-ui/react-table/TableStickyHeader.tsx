import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableStickyHeader() {
  return (
    <Sheet
      role="region"
      aria-label="Cities of Norway"
      tabIndex={0}
      sx={{ width: '100%', height: 170, overflow: 'auto' }}
    >
      <Table stickyHeader stickyFooter aria-label="Cities of Norway">
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
        <tfoot>
          <tr>
            <td>Together</td>
            <td>{rows.reduce((sum, { people }) => sum + people, 0)}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}

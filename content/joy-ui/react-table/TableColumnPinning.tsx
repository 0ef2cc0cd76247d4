import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableColumnPinning() {
  return (
    <Sheet
      role="region"
      aria-label="Cities of Norway"
      tabIndex={0}
      variant="outlined"
      sx={{ width: 420, maxWidth: '100%', overflow: 'auto' }}
    >
      <Table
        aria-label="Cities of Norway"
        sx={{
          width: 640,
          '& tr > :first-of-type': {
            position: 'sticky',
            insetInlineStart: 0,
            bgcolor: 'background.surface',
          },
        }}
      >
        <thead>
          <tr>
            <th>City</th>
            <th>People (thousands)</th>
            <th>Area (km²)</th>
            <th>Founded in</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, people, area, founded }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{people}</td>
              <td>{area}</td>
              <td>{founded}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableAlignment() {
  return (
    <Table
      aria-label="Cities of Norway"
      sx={{ '& tr > *:not(:first-of-type)': { textAlign: 'right' } }}
    >
      <thead>
        <tr>
          <th>City</th>
          <th>People</th>
          <th>Area</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, people, area }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{people},000</td>
            <td>{area} km²</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableStripe() {
  return (
    <Table aria-label="Cities of Norway" stripe="odd">
      <thead>
        <tr>
          <th>City</th>
          <th>People (thousands)</th>
          <th>Area (km²)</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, people, area }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{people}</td>
            <td>{area}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

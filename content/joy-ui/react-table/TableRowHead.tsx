import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableRowHead() {
  return (
    <Table borderAxis="both" aria-label="Cities of Norway">
      <thead>
        <tr>
          <th>City</th>
          <th>People (thousands)</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, people }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{people}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

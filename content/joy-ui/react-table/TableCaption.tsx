import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableCaption() {
  return (
    <Table>
      <caption>Cities of Norway, with people in thousands</caption>
      <thead>
        <tr>
          <th>City</th>
          <th>People</th>
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

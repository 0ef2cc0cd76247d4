import Table from '@mui/joy/Table';
import { rows } from './rows';

export default function TableColumnWidth() {
  return (
    <Table aria-label="Cities of Norway">
      <thead>
        <tr>
          <th style={{ width: '50%' }}>City</th>
          <th>People (thousands)</th>
          <th style={{ width: 70 }}>Since</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, people, founded }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{people}</td>
            <td>{founded}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

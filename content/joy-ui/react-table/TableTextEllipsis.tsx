import Table from '@mui/joy/Table';

export default function TableTextEllipsis() {
  return (
    <Table noWrap aria-label="Notes">
      <thead>
        <tr>
          <th style={{ width: 90 }}>Day</th>
          <th>Note</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Monday</td>
          <td>
            The ferry was late, so the morning meeting moved to the afternoon, and the slides to
            Tuesday.
          </td>
        </tr>
        <tr>
          <td>Tuesday</td>
          <td>Rain. Everybody stayed in, and the archive is sorted at last, up to the letter M.</td>
        </tr>
      </tbody>
    </Table>
  );
}

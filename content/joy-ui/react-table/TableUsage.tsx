import Table from '@mui/joy/Table';
import { Playground } from '#playground';
import { rows } from './rows';

export default function TableUsage() {
  return (
    <Playground name="Table" content={'<thead>…</thead>\n<tbody>…</tbody>'} knobs={knobs}>
      {(props) => (
        <Table aria-label="Cities of Norway" {...props}>
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
                <td>{people} thousand</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Playground>
  );
}

const knobs = {
  variant: { options: ['plain', 'outlined', 'soft', 'solid'], default: 'plain' },
  color: { options: ['neutral', 'primary', 'danger', 'success', 'warning'], default: 'neutral' },
  size: { options: ['sm', 'md', 'lg'], default: 'md' },
  borderAxis: {
    options: ['none', 'x', 'xBetween', 'y', 'yBetween', 'both', 'bothBetween'],
    default: 'xBetween',
  },
  hoverRow: false,
  noWrap: false,
} as const;

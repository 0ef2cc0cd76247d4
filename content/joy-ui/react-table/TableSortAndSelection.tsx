import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import { rows } from './rows';

const columns = { name: 'City', people: 'People (thousands)' } as const;
type Column = keyof typeof columns;

export default function TableSortAndSelection() {
  const [column, setColumn] = useState<Column>('name');
  const [isDescending, setIsDescending] = useState(false);
  const [chosen, setChosen] = useState<string[]>(['Bergen']);

  const sign = isDescending ? -1 : 1;
  const sorted = rows.toSorted((a, b) => (a[column] > b[column] ? sign : -sign));

  function sort(next: Column) {
    setIsDescending(next === column && !isDescending);
    setColumn(next);
  }

  function toggle(name: string) {
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  }

  return (
    <Sheet variant="outlined" sx={{ width: '100%', borderRadius: 'md', overflow: 'hidden' }}>
      <Table hoverRow aria-label="Cities of Norway">
        <thead>
          <tr>
            <th style={{ width: 44 }}>
              <Checkbox
                slotProps={{ input: { 'aria-label': 'Select all cities' } }}
                checked={chosen.length === rows.length}
                onChange={({ target }) =>
                  setChosen(target.checked ? rows.map(({ name }) => name) : [])
                }
              />
            </th>
            {(Object.keys(columns) as Column[]).map((key) => {
              const direction = isDescending ? 'descending' : 'ascending';
              return (
                <th key={key} aria-sort={key === column ? direction : undefined}>
                  <Link
                    component="button"
                    underline="none"
                    color="neutral"
                    textColor="inherit"
                    endDecorator={key === column && (isDescending ? '↓' : '↑')}
                    onClick={() => sort(key)}
                  >
                    {columns[key]}
                  </Link>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ name, people }) => (
            <tr key={name}>
              <td>
                <Checkbox
                  slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                  checked={chosen.includes(name)}
                  onChange={() => toggle(name)}
                />
              </td>
              <td>{name}</td>
              <td>{people}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

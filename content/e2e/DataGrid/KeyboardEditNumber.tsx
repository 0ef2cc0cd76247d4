import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

interface Person {
  id: number;
  age: number;
}

const columns: GridColDef<Person>[] = [{ field: 'age', type: 'number', editable: true }];
const rows: Person[] = [{ id: 0, age: 40 }];

/** Lists the type and value of every committed edit below the grid. */
export default function KeyboardEditNumber() {
  const [ages, setAges] = useState<unknown[]>([]);

  return (
    <div>
      <div style={{ width: 300, height: 300 }}>
        <DataGrid
          columns={columns}
          rows={rows}
          processRowUpdate={(row) => {
            setAges((before) => [...before, row.age]);
            return row;
          }}
        />
      </div>
      <div>
        {ages.map((age, index) => (
          <div key={index} data-testid="new-value">
            {`${typeof age} ${String(age)}`}
          </div>
        ))}
      </div>
    </div>
  );
}

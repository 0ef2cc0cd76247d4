import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';

const columns = [{ field: 'id', headerName: 'Id', width: 100 }];

/** Rows arrive right after the first render, while the grid is still measuring itself. */
export default function ConcurrentReactUpdate() {
  const [rows, setRows] = useState<{ id: number }[]>([]);

  useEffect(() => {
    const timer = setTimeout(() => setRows([{ id: 1 }, { id: 2 }]), 0);
    return () => clearTimeout(timer);
  }, []);

  return <DataGrid autoHeight columns={columns} rows={rows} />;
}

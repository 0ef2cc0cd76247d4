import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';

const columns = [{ field: 'brand', width: 100 }];
const slots = { noRowsOverlay: RefreshButton };

function RefreshButton() {
  const [isClicked, setIsClicked] = useState(false);
  return (
    <button type="button" data-testid="refresh" onClick={() => setIsClicked(true)}>
      {isClicked ? 'Clicked' : 'Refresh'}
    </button>
  );
}

export default function NoRowsOverlayWithButton() {
  return (
    <div style={{ width: 300, height: 300 }}>
      <DataGrid columns={columns} rows={[]} slots={slots} />
    </div>
  );
}

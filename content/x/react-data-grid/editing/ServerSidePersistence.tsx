import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tools } from './tools';

type Tool = (typeof tools)[number];

// stands for a request to your server
const saveOnServer = (tool: Tool) =>
  new Promise<Tool>((resolve, reject) => {
    setTimeout(() => {
      if (tool.name.trim()) resolve({ ...tool, name: tool.name.trim() });
      else reject(new Error('A tool needs a name.'));
    }, 500);
  });

const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', width: 150, editable: true },
  { field: 'count', headerName: 'Count', type: 'number', width: 100, editable: true },
];

export default function ServerSidePersistence() {
  const [result, setResult] = useState<{ severity: 'success' | 'error' | 'info'; text: string }>({
    severity: 'info',
    text: 'Change a name, or leave it empty to see an error.',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 330, mb: 1 }}>
        <DataGrid
          rows={tools}
          columns={columns}
          processRowUpdate={async (tool) => {
            const saved = await saveOnServer(tool);
            setResult({ severity: 'success', text: `${saved.name} is saved.` });
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) =>
            setResult({ severity: 'error', text: error.message })
          }
          aria-label="Tools"
        />
      </Box>
      <Alert severity={result.severity} role="status">
        {result.text}
      </Alert>
    </Box>
  );
}

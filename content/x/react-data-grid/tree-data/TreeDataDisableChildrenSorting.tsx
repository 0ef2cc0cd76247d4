import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { files, getTreeDataPath } from './files';

const columns: GridColDef<(typeof files)[number]>[] = [
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 120 },
  { field: 'changed', headerName: 'Changed', type: 'date', width: 140 },
];

export default function TreeDataDisableChildrenSorting() {
  const [isDisabled, setIsDisabled] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isDisabled} onChange={(_, on) => setIsDisabled(on)} />}
        label="disableChildrenSorting"
      />
      <Box sx={{ height: 440 }}>
        <DataGridPro
          treeData
          rows={files}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          disableChildrenSorting={isDisabled}
          defaultGroupingExpansionDepth={1}
          initialState={{ sorting: { sortModel: [{ field: 'changed', sort: 'desc' }] } }}
          aria-label="Files, last changed first"
        />
      </Box>
    </Box>
  );
}

import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tools } from './tools';

type Tool = (typeof tools)[number];

interface Question {
  newRow: Tool;
  oldRow: Tool;
  answer: (row: Tool) => void;
}

const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', width: 150 },
  { field: 'count', headerName: 'Count', type: 'number', width: 100, editable: true },
];

export default function AskConfirmationBeforeSave() {
  const titleId = useId();
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (isYes: boolean) => {
    question?.answer(isYes ? question.newRow : question.oldRow);
    setQuestion(null);
  };

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={tools}
        columns={columns}
        processRowUpdate={(newRow, oldRow) =>
          newRow.count === oldRow.count
            ? oldRow
            : new Promise<Tool>((resolve) => {
                setQuestion({ newRow, oldRow, answer: resolve });
              })
        }
        aria-label="Tools"
      />
      <Dialog open={question !== null} onClose={() => answer(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Change the count to {question?.newRow.count}?</DialogTitle>
        <DialogActions>
          <Button onClick={() => answer(false)}>Keep {question?.oldRow.count}</Button>
          <Button onClick={() => answer(true)}>Change</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import SendIcon from '@mui/icons-material/Send';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Delete message">
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label="Save message" disabled>
        <SaveIcon />
      </IconButton>
      <IconButton aria-label="Send message" color="primary">
        <SendIcon />
      </IconButton>
    </Stack>
  );
}

import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import SendIcon from '@mui/icons-material/Send';

export default function IconButtonColors() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Save as draft" color="secondary">
        <SaveIcon />
      </IconButton>
      <IconButton aria-label="Publish" color="success">
        <SendIcon />
      </IconButton>
      <IconButton aria-label="Delete draft" color="error">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function TextButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Skip</Button>
      <Button disabled>Undo</Button>
      <Button href="#text-button">Read the terms</Button>
    </Stack>
  );
}

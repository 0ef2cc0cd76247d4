import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="primary">Publish</Button>
      <Button color="neutral">Archive</Button>
      <Button color="danger">Delete</Button>
      <Button color="success">Approve</Button>
      <Button color="warning">Suspend</Button>
    </Stack>
  );
}

import Button from '@mui/material/Button';

export default function OutlinedFrame() {
  return <Button variant="outlined">In a frame</Button>;
}

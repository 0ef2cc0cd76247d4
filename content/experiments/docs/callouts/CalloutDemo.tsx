import Button from '@mui/material/Button';

export default function CalloutDemo() {
  return <Button variant="contained">Inside an aside</Button>;
}

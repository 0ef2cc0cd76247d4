import Button from '@mui/joy/Button';

export default function BasicButtons() {
  return (
    <div>
      <Button>Save changes</Button>
    </div>
  );
}

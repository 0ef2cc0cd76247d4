import Input from '@mui/joy/Input';

export default function BasicInput() {
  return (
    <div>
      <Input aria-label="Name of the project" />
    </div>
  );
}

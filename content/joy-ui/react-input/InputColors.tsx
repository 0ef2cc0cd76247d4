import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const colors = ['neutral', 'primary', 'danger', 'success', 'warning'] as const;

export default function InputColors() {
  return (
    <Stack spacing={2}>
      {colors.map((color) => (
        <Input
          key={color}
          color={color}
          variant="soft"
          defaultValue={color}
          aria-label={`Note, ${color}`}
        />
      ))}
    </Stack>
  );
}

import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function InputVariants() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Input
          key={variant}
          variant={variant}
          defaultValue={variant}
          aria-label={`City, ${variant}`}
        />
      ))}
    </Stack>
  );
}

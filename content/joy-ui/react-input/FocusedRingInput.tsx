import Input from '@mui/joy/Input';

export default function FocusedRingInput() {
  return (
    <div>
      <Input
        defaultValue="Focus me"
        aria-label="With a wide ring"
        sx={{
          '--Input-focusedInset': 'var(--any, )',
          '--Input-focusedThickness': '4px',
          '--Input-focusedHighlight': 'rgb(67 147 228 / 50%)',
          '&::before': { transition: 'box-shadow 150ms' },
          '&:focus-within': { borderColor: 'primary.500' },
        }}
      />
    </div>
  );
}

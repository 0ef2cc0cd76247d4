import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Select
          key={variant}
          variant={variant}
          defaultValue="fi"
          aria-label={`Language, ${variant}`}
          sx={{ width: 140 }}
        >
          <Option value="fi">Finnish</Option>
          <Option value="pl">Polish</Option>
        </Select>
      ))}
    </Stack>
  );
}

import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function CardVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Card key={variant} variant={variant} sx={{ width: 140 }}>
          {variant}
        </Card>
      ))}
    </Stack>
  );
}

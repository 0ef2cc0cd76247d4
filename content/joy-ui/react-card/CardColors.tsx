import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function CardColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Card key={color} variant="soft" color={color} sx={{ width: 120 }}>
          {color}
        </Card>
      ))}
    </Stack>
  );
}

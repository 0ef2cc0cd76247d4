import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function CardSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'start' }}>
      {sizes.map((size) => (
        <Card key={size} size={size} sx={{ width: 150 }}>
          <Typography level="title-md" component="div">
            {size}
          </Typography>
          Padding, gap, corners and text.
        </Card>
      ))}
    </Stack>
  );
}

import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function GlobalVariantComponents() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {variants.map((variant) => (
        <Box key={variant} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography level="title-sm" sx={{ width: 64 }}>
            {variant}
          </Typography>
          <Button variant={variant}>Save</Button>
          <Chip variant={variant} color="primary">
            New
          </Chip>
          <Avatar variant={variant} color="primary">
            AL
          </Avatar>
          <Input
            variant={variant}
            color="primary"
            defaultValue="Lisbon"
            slotProps={{ input: { 'aria-label': `City, ${variant}` } }}
            sx={{ width: 120 }}
          />
        </Box>
      ))}
    </Box>
  );
}

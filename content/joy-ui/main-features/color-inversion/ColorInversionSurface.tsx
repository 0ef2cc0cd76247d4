import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ColorInversionSurface() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {colors.flatMap((color) =>
        (['solid', 'soft'] as const).map((variant) => (
          <Sheet
            key={variant + color}
            variant={variant}
            color={color}
            invertedColors
            sx={{ display: 'flex', gap: 1.5, alignItems: 'center', p: 1.5, borderRadius: 'md' }}
          >
            <Avatar size="sm" variant="outlined">
              MK
            </Avatar>
            <Typography level="title-sm" sx={{ flexGrow: 1 }}>
              {color}
            </Typography>
            <Button size="sm" variant="solid">
              Follow
            </Button>
          </Sheet>
        )),
      )}
    </Box>
  );
}

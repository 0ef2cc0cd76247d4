import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionMarketing() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: { xs: 2, sm: 4 }, borderRadius: 'lg' }}
    >
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography level="h3" component="div">
          Every bike in town, one card
        </Typography>
        <Typography textColor="text.primary" sx={{ my: 2 }}>
          Forty stations, open day and night. The first half hour is free.
        </Typography>
        <Button size="lg">Get the card</Button>
      </Box>
      <Card variant="outlined" sx={{ flex: '1 1 160px' }}>
        <Typography level="h4" component="div">
          9 € a month
        </Typography>
        <Typography textColor="text.primary">Cancel whenever you like.</Typography>
      </Card>
    </Sheet>
  );
}

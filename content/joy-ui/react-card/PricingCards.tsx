import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function PricingCards() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Card size="lg" sx={{ flex: '1 1 220px' }}>
        <Typography level="title-lg" component="div">
          Visitor
        </Typography>
        <Divider />
        <Typography>One desk, when one is free.</Typography>
        <CardActions>
          <Typography level="title-lg" component="div" sx={{ mr: 'auto' }}>
            9 €
          </Typography>
          <Button variant="soft" color="neutral">
            Choose
          </Button>
        </CardActions>
      </Card>
      <Card size="lg" variant="solid" color="neutral" invertedColors sx={{ flex: '1 1 220px' }}>
        <Typography level="title-lg" component="div">
          Resident
        </Typography>
        <Divider />
        <Typography textColor="text.primary">A desk of your own, day and night.</Typography>
        <CardActions>
          <Typography level="title-lg" component="div" sx={{ mr: 'auto' }}>
            140 €
          </Typography>
          <Button>Choose</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}

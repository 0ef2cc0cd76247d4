import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import { picture } from './picture';

export default function OverflowCard() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <Box role="img" aria-label="Two green hills in the evening" sx={picture} />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="div">
          Two days in the hills
        </Typography>
        <Typography level="body-sm">With a hut, and a guide who knows the birds.</Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-xs">6 places left</Typography>
          <Divider orientation="vertical" />
          <Typography level="body-xs">from 120 €</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}

import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { picture } from './picture';

export default function RowCard() {
  return (
    <Card orientation="horizontal" sx={{ width: 320, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="1" sx={{ width: 90 }}>
          <Box sx={picture} />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="div">
          Two days in the hills
        </Typography>
        <Typography level="body-sm">6 places left</Typography>
      </CardContent>
    </Card>
  );
}

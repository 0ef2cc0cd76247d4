import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { picture } from './picture';

export default function MediaCover() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%', minHeight: 220 }}>
      <CardCover>
        <Box sx={picture} />
      </CardCover>
      <CardCover sx={{ background: 'linear-gradient(transparent 30%, rgb(0 0 0 / 85%) 75%)' }} />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" component="div" textColor="#fff">
          Two days in the hills
        </Typography>
        <Typography textColor="#fff">Saturday and Sunday</Typography>
      </CardContent>
    </Card>
  );
}

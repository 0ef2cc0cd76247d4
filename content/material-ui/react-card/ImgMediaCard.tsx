import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function ImgMediaCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardMedia
        component="img"
        src="/static/images/cards/lighthouse.svg"
        alt="A striped lighthouse above a calm sea"
        loading="lazy"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography variant="h6" component="div">
          Lighthouse tour
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Climb 142 steps to the lamp room. Daily from April to October.
        </Typography>
      </CardContent>
    </Card>
  );
}

import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';

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
      <CardHeader title="Lighthouse tour" subheader="Daily from April to October" />
    </Card>
  );
}

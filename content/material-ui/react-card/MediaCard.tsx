import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function MediaCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardMedia
        image="/static/images/cards/hills.svg"
        aria-label="Green hills under a low sun"
        sx={{ height: 150 }}
      />
      <CardContent>
        <Typography variant="h6" component="div">
          Ridge walk
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          9 km over three gentle summits. Allow half a day, and bring water.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Show map</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}

import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function MultiActionAreaCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardActionArea href="#MultiActionAreaCard">
        <CardContent>
          <Typography variant="h6" component="div">
            Sketching for beginners
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Saturday, 10:00 to 13:00, Studio B
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small">Book a seat</Button>
        <Button size="small">Save</Button>
      </CardActions>
    </Card>
  );
}

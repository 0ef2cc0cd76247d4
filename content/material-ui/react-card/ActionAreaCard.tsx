import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function ActionAreaCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardActionArea href="#ActionAreaCard">
        <CardMedia component="img" src="/static/images/cards/hills.svg" alt="" height="120" />
        <CardContent>
          <Typography variant="h6" component="div">
            Walks under two hours
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            12 routes that start at a train station
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

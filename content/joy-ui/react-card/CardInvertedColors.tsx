import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function CardInvertedColors() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent orientation="horizontal">
        <CircularProgress determinate size="lg" value={62} aria-label="Seats taken">
          62%
        </CircularProgress>
        <CardContent>
          <Typography textColor="text.primary">Seats taken</Typography>
          <Typography level="h3" component="div">
            25 of 40
          </Typography>
        </CardContent>
      </CardContent>
      <CardActions>
        <Button variant="outlined">Plan</Button>
        <Button>Book a seat</Button>
      </CardActions>
    </Card>
  );
}

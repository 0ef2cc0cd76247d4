import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-lg" component="div">
          Reading room
        </Typography>
        <Typography>Forty seats, open until ten in the evening.</Typography>
      </CardContent>
      <CardActions>
        <Button>Book a seat</Button>
        <Button variant="outlined" color="neutral">
          See the rules
        </Button>
      </CardActions>
    </Card>
  );
}

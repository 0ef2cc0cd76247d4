import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function CardVariables() {
  return (
    <Card
      sx={{
        width: 280,
        maxWidth: '100%',
        '--Card-padding': '12px',
        '--Card-radius': '28px',
      }}
    >
      <Typography level="title-md" component="div" sx={{ px: 1, pt: 1 }}>
        Reading room
      </Typography>
      <CardActions>
        <Button>Book a seat</Button>
      </CardActions>
    </Card>
  );
}

import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function OutlinedCard() {
  return (
    <Card variant="outlined" sx={{ width: 300, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Storage
        </Typography>
        <Typography variant="h5" component="div">
          62 of 100 GB
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Free up space</Button>
      </CardActions>
    </Card>
  );
}

import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 300, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="div">
          Order 2381
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>3 items, arrives on Thursday</Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Track parcel</Button>
      </CardActions>
    </Card>
  );
}

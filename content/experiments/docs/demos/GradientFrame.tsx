import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function GradientFrame() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="div">
          A surface
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>It stands out from the gradient.</Typography>
      </CardContent>
    </Card>
  );
}

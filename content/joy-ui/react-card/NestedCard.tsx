import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function NestedCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Typography level="title-md" component="div">
        Two rooms are free
      </Typography>
      <Card variant="soft" orientation="horizontal">
        <CardContent>North, 8 seats</CardContent>
      </Card>
      <Card variant="soft" orientation="horizontal">
        <CardContent>Garden, 4 seats</CardContent>
      </Card>
    </Card>
  );
}

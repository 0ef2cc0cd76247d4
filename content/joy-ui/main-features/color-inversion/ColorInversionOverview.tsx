import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function ColorInversionOverview() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ width: 320, maxWidth: '100%' }}>
      <Chip size="sm" variant="solid">
        New
      </Chip>
      <Typography level="title-lg" component="div">
        Shared calendars
      </Typography>
      <Typography textColor="text.primary">
        See who is free before you ask, and book the room with it.
      </Typography>
      <CardActions>
        <Button variant="plain">Later</Button>
        <Button>Try it</Button>
      </CardActions>
    </Card>
  );
}

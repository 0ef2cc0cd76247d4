import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function LevelOfImportance() {
  return (
    <Card sx={{ width: 340, maxWidth: '100%' }}>
      <Chip size="sm" color="warning">
        Ends on Friday
      </Chip>
      <Typography level="title-lg" component="div">
        Review of the spring budget
      </Typography>
      <Typography level="body-sm">Three departments have answered, two are missing.</Typography>
      <CardActions>
        <Button>Approve</Button>
        <Button variant="soft">Ask</Button>
        <Button variant="plain" color="neutral">
          Later
        </Button>
      </CardActions>
    </Card>
  );
}

import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function BottomActionsCard() {
  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <Typography level="title-md" component="div">
        Delete 14 drafts?
      </Typography>
      <Typography level="body-sm">They have not been opened for a year.</Typography>
      <CardOverflow variant="soft">
        <CardActions buttonFlex="1">
          <Button variant="outlined" color="neutral">
            Keep them
          </Button>
          <Button color="danger">Delete</Button>
        </CardActions>
      </CardOverflow>
    </Card>
  );
}

import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';
import { Playground } from '#playground';

export default function CardUsage() {
  return (
    <Playground
      name="Card"
      content={
        '<Typography level="title-md">Reading room</Typography>\n<CardActions>\n  <Button>Book a seat</Button>\n</CardActions>'
      }
      knobs={knobs}
    >
      {(props) => (
        <Card {...props}>
          <Typography level="title-md" component="div">
            Reading room
          </Typography>
          <CardActions>
            <Button>Book a seat</Button>
          </CardActions>
        </Card>
      )}
    </Playground>
  );
}

const knobs = {
  variant: { options: ['outlined', 'soft', 'solid', 'plain'], default: 'outlined' },
  color: { options: ['neutral', 'primary', 'danger', 'success', 'warning'], default: 'neutral' },
  size: { options: ['sm', 'md', 'lg'], default: 'md' },
  orientation: { options: ['vertical', 'horizontal'], default: 'vertical' },
  invertedColors: false,
} as const;

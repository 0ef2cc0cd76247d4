import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { Heart } from './icons';

export default function MultipleInteractionCard() {
  return (
    <Card orientation="horizontal" sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="title-md" component="div">
          <Link overlay underline="none" textColor="inherit" href="#a-card-as-a-link">
            Two days in the hills
          </Link>
        </Typography>
        <Typography level="body-sm">6 places left</Typography>
      </CardContent>
      <IconButton
        variant="soft"
        color="danger"
        aria-label="Remember Two days in the hills"
        sx={{ zIndex: 1, alignSelf: 'center' }}
      >
        <Heart />
      </IconButton>
    </Card>
  );
}

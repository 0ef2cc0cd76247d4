import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function InteractiveCard() {
  return (
    <Card
      sx={{
        width: 320,
        maxWidth: '100%',
        '&:hover': { boxShadow: 'md', borderColor: 'neutral.outlinedHoverBorder' },
      }}
    >
      <CardContent>
        <Typography level="title-md" component="div">
          <Link overlay underline="none" textColor="inherit" href="#a-card-as-a-link">
            How the archive is sorted
          </Link>
        </Typography>
        <Typography level="body-sm">A walk through nine rooms, in ten minutes.</Typography>
      </CardContent>
    </Card>
  );
}

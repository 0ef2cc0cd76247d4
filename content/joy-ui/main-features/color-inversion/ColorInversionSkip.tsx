import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSkip() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ width: 320, maxWidth: '100%' }}>
      <Typography level="title-md">Storage is nearly full</Typography>
      <Button variant="outlined">See what is stored</Button>
      <Sheet data-skip-inverted-colors="" sx={{ p: 1.5, borderRadius: 'sm' }}>
        <Typography level="body-sm">Old backups can be deleted.</Typography>
        <Button size="sm" variant="soft" color="danger" sx={{ mt: 1 }}>
          Delete backups
        </Button>
      </Sheet>
    </Card>
  );
}

import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionHeader() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        width: '100%',
        p: 1.5,
        borderRadius: 'sm',
      }}
    >
      <Typography level="title-md">Harbor</Typography>
      <Button size="sm" variant="outlined">
        Projects
      </Button>
      <Button size="sm" variant="plain">
        People
      </Button>
      <Input
        size="sm"
        variant="outlined"
        defaultValue="invoices"
        slotProps={{ input: { 'aria-label': 'Search' } }}
        sx={{ ml: 'auto', width: 140 }}
      />
      <Avatar size="sm" variant="outlined">
        NE
      </Avatar>
    </Sheet>
  );
}

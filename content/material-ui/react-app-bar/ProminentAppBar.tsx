import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ShareIcon from '@mui/icons-material/Share';

export default function ProminentAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ minHeight: { xs: 128 }, py: 1, gap: 1, alignItems: 'flex-start' }}>
        <IconButton edge="start" color="inherit" aria-label="Back">
          <ArrowBackIcon />
        </IconButton>
        <Typography variant="h5" component="div" sx={{ flexGrow: 1, alignSelf: 'flex-end' }}>
          Walking the old canal
        </Typography>
        <IconButton edge="end" color="inherit" aria-label="Share">
          <ShareIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}

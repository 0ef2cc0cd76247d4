import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = ['Courses', 'Teachers', 'Prices'];

export default function ResponsiveAppBar() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar position="static">
      <Container maxWidth="lg">
        <Toolbar disableGutters>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Pages"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? id : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ mr: 1, display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Menu
            id={id}
            anchorEl={anchor}
            open={anchor !== null}
            onClose={close}
            MenuListProps={{ 'aria-label': 'Pages' }}
            sx={{ display: { md: 'none' } }}
          >
            {pages.map((page) => (
              <MenuItem key={page} onClick={close}>
                {page}
              </MenuItem>
            ))}
          </Menu>
          <Typography variant="h6" component="div" sx={{ mr: 3 }}>
            Tidewater
          </Typography>
          <Box component="nav" aria-label="Pages" sx={{ display: { xs: 'none', md: 'flex' } }}>
            {pages.map((page) => (
              <Button key={page} color="inherit">
                {page}
              </Button>
            ))}
          </Box>
          <IconButton edge="end" aria-label="NS, account" sx={{ ml: 'auto' }}>
            <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>NS</Avatar>
          </IconButton>
        </Toolbar>
      </Container>
    </AppBar>
  );
}

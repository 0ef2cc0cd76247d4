import { useId, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import MailIcon from '@mui/icons-material/Mail';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import NotificationsIcon from '@mui/icons-material/Notifications';
import SearchIcon from '@mui/icons-material/Search';

const actions = [
  { label: 'Messages, 4 unread', icon: <MailIcon />, count: 4 },
  { label: 'Notifications, 12 new', icon: <NotificationsIcon />, count: 12 },
  { label: 'Account', icon: <AccountCircleIcon />, count: 0 },
];

export default function PrimarySearchAppBar() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 1 }}>
        <InputBase
          type="search"
          placeholder="Search tickets"
          inputProps={{ 'aria-label': 'Search tickets' }}
          startAdornment={<SearchIcon sx={{ mr: 1 }} />}
          sx={{
            width: 360,
            mr: 'auto',
            px: 1.5,
            borderRadius: 1,
            bgcolor: 'background.default',
            color: 'text.primary',
            '& input::placeholder': { opacity: 0.7 },
            [`&.${inputBaseClasses.focused}`]: {
              outline: '2px solid white',
              outlineOffset: '2px',
            },
          }}
        />
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          {actions.map(({ label, icon, count }) => (
            <IconButton key={label} color="inherit" aria-label={label}>
              <Badge badgeContent={count} color="secondary">
                {icon}
              </Badge>
            </IconButton>
          ))}
        </Box>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="More"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          <MoreVertIcon />
        </IconButton>
        <Menu
          id={id}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          MenuListProps={{ 'aria-label': 'More' }}
          sx={{ display: { sm: 'none' } }}
        >
          {actions.map(({ label, icon }) => (
            <MenuItem key={label} onClick={close}>
              <ListItemIcon>{icon}</ListItemIcon>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}

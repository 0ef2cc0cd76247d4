import AppBar from '@mui/material/AppBar';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

export default function SearchAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h6" component="div" sx={{ flexShrink: 0 }}>
          Recipes
        </Typography>
        <InputBase
          type="search"
          placeholder="Search"
          inputProps={{ 'aria-label': 'Search recipes' }}
          startAdornment={<SearchIcon sx={{ mr: 1 }} />}
          sx={{
            width: 320,
            px: 1.5,
            borderRadius: 1,
            bgcolor: 'background.default',
            color: 'text.primary',
            '& input::placeholder': { opacity: 0.7 },
            [`&.${inputBaseClasses.focused}`]: { outline: '2px solid white', outlineOffset: '2px' },
          }}
        />
      </Toolbar>
    </AppBar>
  );
}

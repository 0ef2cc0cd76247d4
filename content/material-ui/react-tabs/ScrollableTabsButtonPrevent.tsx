import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const genres = ['Rock', 'Jazz', 'Classical', 'Folk', 'Electronic', 'Soul', 'Ambient', 'Blues'];

export default function ScrollableTabsButtonPrevent() {
  const [value, setValue] = React.useState('Rock');

  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Genre"
      >
        {genres.map((genre) => (
          <Tab key={genre} value={genre} label={genre} />
        ))}
      </Tabs>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const cities = ['Lisbon', 'Oslo', 'Nairobi', 'Lima', 'Osaka', 'Denver', 'Hanoi', 'Perth'];

export default function ScrollableTabsButtonForce() {
  const [value, setValue] = React.useState('Lisbon');

  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Departure city"
      >
        {cities.map((city) => (
          <Tab key={city} value={city} label={city} />
        ))}
      </Tabs>
    </Box>
  );
}

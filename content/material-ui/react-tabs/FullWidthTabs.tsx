import * as React from 'react';
import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const trips = {
  upcoming: 'Night train to the lakes, leaving on Friday at 21:40.',
  past: 'Weekend in the old town, four photos added.',
};

export default function FullWidthTabs() {
  const id = React.useId();
  const [value, setValue] = React.useState<keyof typeof trips>('upcoming');

  return (
    <Card variant="outlined" sx={{ maxWidth: 420, mx: 'auto' }}>
      <Tabs
        value={value}
        onChange={(_event, next: keyof typeof trips) => setValue(next)}
        variant="fullWidth"
        aria-label="Trips"
      >
        <Tab
          value="upcoming"
          label="Upcoming"
          id={`${id}-upcoming`}
          aria-controls={`${id}-panel`}
        />
        <Tab value="past" label="Past" id={`${id}-past`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {trips[value]}
      </Box>
    </Card>
  );
}

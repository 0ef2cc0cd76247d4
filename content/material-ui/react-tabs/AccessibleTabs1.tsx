import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const planets = {
  Mercury: 'One orbit takes 88 days.',
  Venus: 'One orbit takes 225 days.',
  Mars: 'One orbit takes 687 days.',
};

export default function AccessibleTabs1() {
  const id = React.useId();
  const [value, setValue] = React.useState<keyof typeof planets>('Mercury');

  return (
    <Box>
      <Tabs
        selectionFollowsFocus
        value={value}
        onChange={(_event, next: keyof typeof planets) => setValue(next)}
        variant="scrollable"
        aria-label="Planets"
      >
        {Object.keys(planets).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {planets[value]}
      </Box>
    </Box>
  );
}

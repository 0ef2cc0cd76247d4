import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  {
    label: 'Overview',
    text: 'Three days on foot along the coast, with two nights in mountain huts.',
  },
  {
    label: 'Route',
    text: 'The trail starts at the harbor and climbs 900 meters on the first day.',
  },
  { label: 'Packing', text: 'Bring a rain jacket, a sleeping bag liner and cash for the huts.' },
];

export default function BasicTabs() {
  const id = React.useId();
  const [value, setValue] = React.useState(0);

  return (
    <Box>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        variant="scrollable"
        aria-label="Coastal hike"
      >
        {sections.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {sections.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== index}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

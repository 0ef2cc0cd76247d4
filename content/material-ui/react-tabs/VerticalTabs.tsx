import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const settings = {
  General: 'Language, time zone and start page.',
  Alerts: 'Choose which events send you a message.',
  Privacy: 'Decide who sees your profile.',
  Storage: '1.2 GB of 5 GB used.',
};

export default function VerticalTabs() {
  const id = React.useId();
  const [value, setValue] = React.useState<keyof typeof settings>('General');

  return (
    <Box sx={{ display: 'flex' }}>
      <Tabs
        orientation="vertical"
        value={value}
        onChange={(_event, next: keyof typeof settings) => setValue(next)}
        aria-label="Settings"
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {Object.keys(settings).map((name) => (
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
        sx={{ p: 2, flexGrow: 1 }}
      >
        {settings[value]}
      </Box>
    </Box>
  );
}

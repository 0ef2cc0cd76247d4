import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const reports = {
  Sales: 'Orders rose by 4 percent in March.',
  Stock: 'Nine items are below their minimum.',
  Staff: 'Two shifts are still open next week.',
};

export default function AccessibleTabs2() {
  const id = React.useId();
  const [value, setValue] = React.useState<keyof typeof reports>('Sales');

  return (
    <Box>
      <Tabs
        value={value}
        onChange={(_event, next: keyof typeof reports) => setValue(next)}
        variant="scrollable"
        aria-label="Reports"
      >
        {Object.keys(reports).map((name) => (
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
        {reports[value]}
      </Box>
    </Box>
  );
}

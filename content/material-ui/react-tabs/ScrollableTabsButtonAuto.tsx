import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function ScrollableTabsButtonAuto() {
  const [value, setValue] = React.useState('May');

  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Month"
      >
        {months.map((month) => (
          <Tab key={month} value={month} label={month} />
        ))}
      </Tabs>
    </Box>
  );
}

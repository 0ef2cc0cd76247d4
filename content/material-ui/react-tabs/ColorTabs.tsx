import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [value, setValue] = React.useState('week');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      textColor="secondary"
      indicatorColor="secondary"
      variant="scrollable"
      aria-label="Reporting period"
    >
      <Tab value="day" label="Day" />
      <Tab value="week" label="Week" />
      <Tab value="month" label="Month" />
    </Tabs>
  );
}

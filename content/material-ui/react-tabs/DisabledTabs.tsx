import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTabs() {
  const [value, setValue] = React.useState('draft');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      variant="scrollable"
      aria-label="Invoice"
    >
      <Tab value="draft" label="Draft" />
      <Tab value="preview" label="Preview" />
      <Tab value="payments" label="Payments" disabled />
      <Tab value="history" label="History" />
    </Tabs>
  );
}

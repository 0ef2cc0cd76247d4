import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWrappedLabel() {
  const [value, setValue] = React.useState('delivery');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      variant="scrollable"
      aria-label="Store policies"
    >
      <Tab
        wrapped
        value="delivery"
        label="Delivery and collection from our shops"
        sx={{ maxWidth: 220 }}
      />
      <Tab value="returns" label="Returns" />
      <Tab value="warranty" label="Warranty" />
    </Tabs>
  );
}

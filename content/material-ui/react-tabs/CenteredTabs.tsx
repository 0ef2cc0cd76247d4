import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function CenteredTabs() {
  const [value, setValue] = React.useState('sign-in');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      centered
      aria-label="Account"
    >
      <Tab value="sign-in" label="Sign in" />
      <Tab value="sign-up" label="Sign up" />
    </Tabs>
  );
}

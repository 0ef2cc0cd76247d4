import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Tab from '@mui/material/Tab';

export default function LabTabs() {
  const [value, setValue] = React.useState('ingredients');

  return (
    <TabContext value={value}>
      <TabList onChange={(_event, next: string) => setValue(next)} aria-label="Risotto">
        <Tab label="Ingredients" value="ingredients" />
        <Tab label="Method" value="method" />
      </TabList>
      <TabPanel value="ingredients" tabIndex={0}>
        Rice, stock, two lemons, butter and hard cheese.
      </TabPanel>
      <TabPanel value="method" tabIndex={0}>
        Add the hot stock one ladle at a time, and stir.
      </TabPanel>
    </TabContext>
  );
}

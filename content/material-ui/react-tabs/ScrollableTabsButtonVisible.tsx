import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const courses = ['Soups', 'Salads', 'Pasta', 'Grill', 'Vegetarian', 'Desserts', 'Drinks'];

export default function ScrollableTabsButtonVisible() {
  const [value, setValue] = React.useState('Soups');

  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        sx={{ [`& .${tabsClasses.scrollButtons}.Mui-disabled`]: { opacity: 0.3 } }}
        aria-label="Menu"
      >
        {courses.map((course) => (
          <Tab key={course} value={course} label={course} />
        ))}
      </Tabs>
    </Box>
  );
}

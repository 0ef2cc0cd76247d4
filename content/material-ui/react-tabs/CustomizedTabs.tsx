import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const pillTabs = {
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 0,
  p: 0.5,
  borderRadius: 6,
  bgcolor: 'action.hover',
  [`& .${tabsClasses.indicator}`]: { height: '100%', borderRadius: 5 },
  [`& .${tabClasses.root}`]: {
    zIndex: 1, // above the indicator
    minWidth: 0,
    minHeight: 40,
    borderRadius: 5,
    textTransform: 'none',
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
  },
  [`& .${tabClasses.root}.${tabClasses.selected}`]: { color: 'primary.contrastText' },
};

export default function CustomizedTabs() {
  const [value, setValue] = React.useState('list');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      variant="scrollable"
      aria-label="Layout"
      sx={pillTabs}
    >
      <Tab disableRipple value="list" label="List" />
      <Tab disableRipple value="board" label="Board" />
      <Tab disableRipple value="timeline" label="Timeline" />
    </Tabs>
  );
}

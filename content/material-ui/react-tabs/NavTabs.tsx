import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const folders = ['Inbox', 'Drafts', 'Sent'];

export default function NavTabs() {
  const [value, setValue] = React.useState('Inbox');

  // Stands in for a router: a plain click changes the view, Ctrl or Cmd still opens a browser tab.
  const handleClick = (event: React.MouseEvent, folder: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setValue(folder);
  };

  return (
    <Tabs component="nav" value={value} variant="scrollable" aria-label="Mail folders">
      {folders.map((folder) => (
        <Tab
          key={folder}
          component="a"
          href={`?folder=${folder}`}
          value={folder}
          label={folder}
          aria-current={folder === value ? 'page' : undefined}
          onClick={(event: React.MouseEvent) => handleClick(event, folder)}
        />
      ))}
    </Tabs>
  );
}

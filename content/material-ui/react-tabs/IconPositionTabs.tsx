import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import GroupIcon from '@mui/icons-material/Group';
import HomeIcon from '@mui/icons-material/Home';
import TaskIcon from '@mui/icons-material/Task';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconPositionTabs() {
  const [value, setValue] = React.useState('home');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      variant="scrollable"
      aria-label="Workspace"
    >
      <Tab value="home" icon={<HomeIcon />} label="Top" />
      <Tab value="tasks" icon={<TaskIcon />} iconPosition="start" label="Start" />
      <Tab value="events" icon={<EventIcon />} iconPosition="end" label="End" />
      <Tab value="team" icon={<GroupIcon />} iconPosition="bottom" label="Bottom" />
    </Tabs>
  );
}

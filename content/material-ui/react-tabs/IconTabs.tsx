import * as React from 'react';
import MapIcon from '@mui/icons-material/Map';
import PhotoIcon from '@mui/icons-material/Photo';
import ViewListIcon from '@mui/icons-material/ViewList';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconTabs() {
  const [value, setValue] = React.useState('list');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      variant="scrollable"
      aria-label="Show places as"
    >
      <Tab value="list" icon={<ViewListIcon />} aria-label="List" />
      <Tab value="map" icon={<MapIcon />} aria-label="Map" />
      <Tab value="photos" icon={<PhotoIcon />} aria-label="Photos" />
    </Tabs>
  );
}

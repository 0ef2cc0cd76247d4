import * as React from 'react';
import CallIcon from '@mui/icons-material/Call';
import ContactsIcon from '@mui/icons-material/Contacts';
import VoicemailIcon from '@mui/icons-material/Voicemail';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconLabelTabs() {
  const [value, setValue] = React.useState('calls');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      variant="scrollable"
      aria-label="Phone"
    >
      <Tab value="calls" icon={<CallIcon />} label="Calls" />
      <Tab value="contacts" icon={<ContactsIcon />} label="Contacts" />
      <Tab value="voicemail" icon={<VoicemailIcon />} label="Voicemail" />
    </Tabs>
  );
}

import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import Stack from '@mui/system/Stack';
import { Item, Listbox, Popup, Trigger } from './parts';

const actions = ['Rename', 'Duplicate', 'Delete'];

export default function MenuSimple() {
  const [chosen, setChosen] = useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Dropdown>
        <Trigger>Report.pdf</Trigger>
        <Menu
          slots={{ root: Popup, listbox: Listbox }}
          slotProps={{ listbox: { 'aria-label': 'Report.pdf' } }}
        >
          {actions.map((action) => (
            <Item key={action} onClick={() => setChosen(action)}>
              {action}
            </Item>
          ))}
        </Menu>
      </Dropdown>
      <span role="status">{chosen ? `Chosen: ${chosen}` : 'Nothing chosen'}</span>
    </Stack>
  );
}

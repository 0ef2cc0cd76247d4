import type { ComponentProps } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { CssTransition } from '@mui/base/Transitions';
import styled from '@mui/system/styled';
import { Item, Listbox, Popup, Trigger } from './parts';

export default function MenuTransitions() {
  return (
    <Dropdown>
      <Trigger>View</Trigger>
      <Menu
        slots={{ root: Popup, listbox: MovingListbox }}
        slotProps={{ listbox: { 'aria-label': 'View' } }}
      >
        <Item>As a list</Item>
        <Item>As a grid</Item>
      </Menu>
    </Dropdown>
  );
}

function MovingListbox(props: ComponentProps<'ul'>) {
  return (
    <Motion enterClassName="open" exitClassName="closed" lastTransitionedPropertyOnExit="opacity">
      <Listbox {...props} />
    </Motion>
  );
}

const Motion = styled(CssTransition)({
  transformOrigin: 'top',
  transition: 'opacity 120ms, scale 120ms',
  '&.closed': { opacity: 0, scale: '1 0.9' },
});

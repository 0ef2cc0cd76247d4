import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import styled from '@mui/system/styled';
import { Item, Listbox, Popup, Trigger } from './parts';

const groups = {
  Page: ['Print', 'Share'],
  Text: ['Copy', 'Translate'],
};

export default function WrappedMenuItems() {
  return (
    <Dropdown>
      <Trigger>Tools</Trigger>
      <Menu
        slots={{ root: Popup, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Tools' } }}
      >
        {Object.entries(groups).map(([group, tools]) => (
          <li key={group} role="none">
            <Heading aria-hidden>{group}</Heading>
            <Items role="group" aria-label={group}>
              {tools.map((tool) => (
                <Item key={tool}>{tool}</Item>
              ))}
            </Items>
          </li>
        ))}
      </Menu>
    </Dropdown>
  );
}

const Heading = styled('span')({
  display: 'block',
  padding: '8px 8px 2px',
  color: 'light-dark(#566070, #a3adbb)',
  fontSize: '0.75rem',
});

const Items = styled('ul')({ padding: 0, listStyle: 'none' });

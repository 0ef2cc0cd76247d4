import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import styled from '@mui/system/styled';

export default function MenuIntroduction() {
  return (
    <Dropdown>
      <Trigger>My account</Trigger>
      <Menu
        slots={{ root: Popup, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'My account' } }}
      >
        <Item>Profile</Item>
        <Item>Language</Item>
        <Item disabled>Invoices</Item>
        <Item>Log out</Item>
      </Menu>
    </Dropdown>
  );
}

const Trigger = styled(MenuButton)({
  padding: '8px 16px',
  border: '1px solid light-dark(#7d8794, #7a8494)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#fff, #16191f)',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: '600 0.875rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f2f5f9, #20252e)' },
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 200,
  margin: '8px 0',
  padding: 6,
  border: '1px solid light-dark(#d3d9e0, #3a424f)',
  borderRadius: 12,
  outline: 0,
  backgroundColor: 'light-dark(#fff, #16191f)',
  boxShadow: '0 6px 20px rgb(0 0 0 / 18%)',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: '400 0.875rem/1.5 system-ui, sans-serif',
  listStyle: 'none',
});

const Item = styled(MenuItem)({
  padding: 8,
  borderRadius: 8,
  outline: 0,
  cursor: 'pointer',
  '&:focus': { backgroundColor: 'light-dark(#d7e5fb, #1f3a66)' },
  [`&.${menuItemClasses.disabled}`]: {
    color: 'light-dark(#6b7480, #8b95a3)',
    cursor: 'default',
  },
});

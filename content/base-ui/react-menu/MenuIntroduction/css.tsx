import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

export default function MenuIntroduction() {
  return (
    <Dropdown>
      <MenuButton className="account">My account</MenuButton>
      <Menu
        className="account-popup"
        slotProps={{ listbox: { className: 'account-list', 'aria-label': 'My account' } }}
      >
        <MenuItem className="account-item">Profile</MenuItem>
        <MenuItem className="account-item">Language</MenuItem>
        <MenuItem className="account-item" disabled>
          Invoices
        </MenuItem>
        <MenuItem className="account-item">Log out</MenuItem>
      </Menu>
    </Dropdown>
  );
}

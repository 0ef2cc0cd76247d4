import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, type MenuItemProps } from '@mui/base/MenuItem';

export default function MenuIntroduction() {
  return (
    <Dropdown>
      <MenuButton className="cursor-pointer rounded-lg border border-solid border-slate-500 bg-white px-4 py-2 text-sm font-semibold text-slate-900 hover:bg-slate-100 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:hover:bg-slate-800 dark:focus-visible:outline-blue-200">
        My account
      </MenuButton>
      <Menu
        className="z-1"
        slotProps={{
          listbox: {
            'aria-label': 'My account',
            className:
              'my-2 box-border min-w-50 list-none rounded-xl border border-solid border-slate-300 bg-white p-1.5 font-sans text-sm text-slate-900 shadow-lg outline-none dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100',
          },
        }}
      >
        <Item>Profile</Item>
        <Item>Language</Item>
        <Item disabled>Invoices</Item>
        <Item>Log out</Item>
      </Menu>
    </Dropdown>
  );
}

function Item(props: MenuItemProps) {
  return (
    <MenuItem
      {...props}
      className={`rounded-lg p-2 outline-none focus:bg-blue-100 dark:focus:bg-blue-900 ${
        props.disabled ? 'cursor-default text-slate-500 dark:text-slate-400' : 'cursor-pointer'
      }`}
    />
  );
}

import type { ReactNode } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import styled from '@mui/system/styled';

export default function UseMenu() {
  return (
    <Dropdown>
      <Bar>
        <Toggle />
        <Strip>
          <Tool>Cut</Tool>
          <Tool>Copy</Tool>
          <Tool>Paste</Tool>
        </Strip>
      </Bar>
    </Dropdown>
  );
}

function Toggle() {
  const { getRootProps, open } = useMenuButton();

  return (
    <button type="button" {...getRootProps()}>
      {open ? 'Fewer tools' : 'More tools'}
    </button>
  );
}

function Strip({ children }: { children: ReactNode }) {
  const { contextValue, getListboxProps, open } = useMenu();

  return (
    <ul {...getListboxProps()} aria-label="Tools" hidden={!open}>
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </ul>
  );
}

function Tool({ children }: { children: ReactNode }) {
  const { getRootProps } = useMenuItem({ rootRef: null });

  return <li {...getRootProps()}>{children}</li>;
}

const Bar = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 44,
  font: '0.875rem/1.5 system-ui, sans-serif',
  '& ul': { display: 'flex', gap: 8, margin: 0, padding: 0, outline: 0, listStyle: 'none' },
  '& ul[hidden]': { display: 'none' },
  '& button, & li': {
    padding: '6px 12px',
    border: '1px solid light-dark(#7d8794, #7a8494)',
    borderRadius: 8,
    backgroundColor: 'light-dark(#fff, #16191f)',
    color: 'light-dark(#1c2025, #eef1f5)',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& li:focus': { backgroundColor: 'light-dark(#d7e5fb, #1f3a66)' },
});

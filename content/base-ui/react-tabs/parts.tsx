import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import styled from '@mui/system/styled';

export const Root = styled(Tabs)({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: 360,
  maxWidth: '100%',
  font: '400 0.875rem/1.5 system-ui, sans-serif',
  '&.base-Tabs-vertical': { flexDirection: 'row' },
});

export const List = styled(TabsList)({
  display: 'flex',
  gap: 4,
  '&.base-TabsList-vertical': { flexDirection: 'column' },
});

export const Choice = styled(Tab)({
  padding: '8px 14px',
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#eaeff5, #2a303b)' },
  '&:focus-visible': { outline: '3px solid light-dark(#0b57d0, #a8c7fa)' },
  [`&.${tabClasses.selected}`]: {
    backgroundColor: 'light-dark(#d7e5fb, #1f3a66)',
    fontWeight: 600,
  },
  [`&.${tabClasses.disabled}`]: { color: 'light-dark(#6b7480, #8b95a3)', cursor: 'default' },
});

export const Panel = styled(TabPanel)({
  flex: 1,
  color: 'light-dark(#1c2025, #eef1f5)',
});

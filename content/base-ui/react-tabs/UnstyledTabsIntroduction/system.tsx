import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import styled from '@mui/system/styled';

export default function UnstyledTabsIntroduction() {
  return (
    <Root defaultValue="hours">
      <List aria-label="The library">
        <Choice value="hours">Hours</Choice>
        <Choice value="rules">Rules</Choice>
        <Choice value="team">Team</Choice>
      </List>
      <Panel value="hours">Open from nine to ten in the evening.</Panel>
      <Panel value="rules">Leave the desk as you found it.</Panel>
      <Panel value="team">Five people, and a cat.</Panel>
    </Root>
  );
}

const Root = styled(Tabs)({
  width: 360,
  maxWidth: '100%',
  font: '400 0.875rem/1.5 system-ui, sans-serif',
});

const List = styled(TabsList)({
  display: 'flex',
  gap: 4,
  padding: 6,
  borderRadius: 12,
  backgroundColor: 'light-dark(#0b57d0, #143a73)',
});

const Choice = styled(Tab)({
  flex: 1,
  padding: 8,
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 16%)' },
  '&:focus-visible': { outline: '2px solid #fff' },
  [`&.${tabClasses.selected}`]: { backgroundColor: '#fff', color: '#0b3d91' },
});

const Panel = styled(TabPanel)({
  marginBlockStart: 12,
  padding: 16,
  border: '1px solid light-dark(#d3d9e0, #3a424f)',
  borderRadius: 12,
  backgroundColor: 'light-dark(#fff, #16191f)',
  color: 'light-dark(#1c2025, #eef1f5)',
});

import { OptionGroup, type OptionGroupProps } from '@mui/base/OptionGroup';
import styled from '@mui/system/styled';
import { Item, Picker } from './parts';

export default function UnstyledSelectGrouping() {
  return (
    <div>
      <Picker defaultValue="pear" aria-label="What to plant">
        <Group label="Fruit">
          <Item value="apple">Apple</Item>
          <Item value="pear">Pear</Item>
        </Group>
        <Group label="Vegetables">
          <Item value="leek">Leek</Item>
          <Item value="turnip">Turnip</Item>
        </Group>
      </Picker>
    </div>
  );
}

function Group({ label, ...props }: OptionGroupProps & { label: string }) {
  return (
    <GroupRoot
      {...props}
      label={label}
      slotProps={{
        root: { role: 'group', 'aria-label': label },
        label: { 'aria-hidden': true },
        list: { role: 'none' },
      }}
    />
  );
}

const GroupRoot = styled(OptionGroup)({
  listStyle: 'none',
  '& > span': {
    display: 'block',
    padding: '12px 8px 4px',
    color: 'light-dark(#566070, #a3adbb)',
    font: '600 0.75rem/1.5 system-ui, sans-serif',
  },
  '& ul': { padding: 0, listStyle: 'none' },
});

import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import styled from '@mui/system/styled';

export default function UnstyledSelectIntroduction() {
  return (
    <div>
      <Select
        defaultValue="fi"
        aria-label="Language"
        slots={{ root: Trigger, listbox: Listbox, popup: Popup }}
      >
        <Item value="fi">Finnish</Item>
        <Item value="pl">Polish</Item>
        <Item value="pt">Portuguese</Item>
      </Select>
    </div>
  );
}

const Trigger = styled('button')({
  width: 240,
  padding: '8px 12px',
  border: '1px solid light-dark(#7d8794, #7a8494)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#fff, #16191f)',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: '400 0.875rem/1.5 system-ui, sans-serif',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f2f5f9, #20252e)' },
  [`&.${selectClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
  '&::after': { content: '"▾"', float: 'inline-end' },
  [`&.${selectClasses.expanded}::after`]: { content: '"▴"' },
});

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 240,
  maxHeight: 300,
  margin: '8px 0',
  padding: 6,
  overflow: 'auto',
  border: '1px solid light-dark(#d3d9e0, #3a424f)',
  borderRadius: 12,
  outline: 0,
  backgroundColor: 'light-dark(#fff, #16191f)',
  boxShadow: '0 6px 20px rgb(0 0 0 / 18%)',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: '400 0.875rem/1.5 system-ui, sans-serif',
  listStyle: 'none',
});

const Item = styled(Option)({
  padding: 8,
  borderRadius: 8,
  cursor: 'pointer',
  [`&.${optionClasses.highlighted}`]: { backgroundColor: 'light-dark(#eaeff5, #2a303b)' },
  [`&.${optionClasses.selected}`]: { backgroundColor: 'light-dark(#d7e5fb, #1f3a66)' },
});

import { Option, optionClasses } from '@mui/base/Option';
import { Select, selectClasses, type SelectProps } from '@mui/base/Select';
import styled from '@mui/system/styled';

/** The select of these demos: behavior from Base UI, a look from the parts below. */
export function Picker<Value extends {}, Multiple extends boolean = false>(
  props: SelectProps<Value, Multiple>,
) {
  return <Select {...props} slots={{ root: Trigger, listbox: Listbox, popup: Popup }} />;
}

export const Trigger = styled('button')({
  width: 240,
  maxWidth: '100%',
  minHeight: 40,
  padding: '8px 12px',
  border: '1px solid light-dark(#7d8794, #7a8494)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#fff, #16191f)',
  color: 'light-dark(#1c2025, #eef1f5)',
  font: '400 0.875rem/1.5 system-ui, sans-serif',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
  '&::after': { content: '"▾"', float: 'inline-end' },
  [`&.${selectClasses.expanded}::after`]: { content: '"▴"' },
});

export const Popup = styled('div')({ zIndex: 1 });

export const Listbox = styled('ul')({
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

export const Item = styled(Option)({
  padding: 8,
  borderRadius: 8,
  cursor: 'pointer',
  [`&.${optionClasses.highlighted}`]: { backgroundColor: 'light-dark(#eaeff5, #2a303b)' },
  [`&.${optionClasses.selected}`]: { backgroundColor: 'light-dark(#d7e5fb, #1f3a66)' },
  [`&.${optionClasses.disabled}`]: { color: 'light-dark(#6b7480, #8b95a3)', cursor: 'default' },
}) as typeof Option;

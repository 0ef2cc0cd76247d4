import { useRef, type ReactNode } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import styled from '@mui/system/styled';

const colors = { red: '#b3261e', green: '#146c2e', blue: '#0b57d0' };

export default function UseSelect() {
  const listboxRef = useRef<HTMLUListElement>(null);
  const { getButtonProps, getListboxProps, contextValue, value, open } = useSelect<string>({
    listboxRef,
    defaultValue: 'green',
  });

  return (
    <Root>
      <Toggle
        {...getButtonProps()}
        aria-label="Color"
        style={{ backgroundColor: colors[value as keyof typeof colors] }}
      >
        {value}
      </Toggle>
      <Listbox {...getListboxProps()} data-open={open}>
        <SelectProvider value={contextValue}>
          {Object.keys(colors).map((color) => (
            <Swatch key={color} value={color}>
              {color}
            </Swatch>
          ))}
        </SelectProvider>
      </Listbox>
    </Root>
  );
}

function Swatch({ value, children }: { value: string; children: ReactNode }) {
  const { getRootProps, highlighted } = useOption({ value, label: value, disabled: false });

  return (
    <Choice {...getRootProps()} data-highlighted={highlighted}>
      {children}
    </Choice>
  );
}

const Root = styled('div')({ position: 'relative', font: '0.875rem/1.5 system-ui, sans-serif' });

const Toggle = styled('button')({
  minWidth: 120,
  padding: '10px 16px',
  border: 0,
  borderRadius: 999,
  color: '#fff',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid light-dark(#1c2025, #fff)', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  display: 'flex',
  gap: 6,
  margin: '10px 0 0',
  padding: 0,
  outline: 0,
  listStyle: 'none',
  visibility: 'hidden',
  '&[data-open="true"]': { visibility: 'visible' },
});

const Choice = styled('li')({
  padding: '4px 12px',
  border: '1px solid light-dark(#7d8794, #7a8494)',
  borderRadius: 999,
  color: 'light-dark(#1c2025, #eef1f5)',
  cursor: 'pointer',
  '&[data-highlighted="true"]': { backgroundColor: 'light-dark(#e3e8ee, #333b48)' },
  '&[aria-selected="true"]': { borderWidth: 2, fontWeight: 600 },
});

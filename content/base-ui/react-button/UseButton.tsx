import type { ComponentProps } from 'react';
import { useButton } from '@mui/base/useButton';
import styled from '@mui/system/styled';

export default function UseButton() {
  return (
    <div>
      <Tile onClick={() => {}}>Start the timer</Tile>
    </div>
  );
}

function Tile({ children, ref, ...props }: ComponentProps<'button'>) {
  const { active, focusVisible, getRootProps } = useButton({ ...props, rootRef: ref });

  return (
    <TileRoot {...getRootProps()} data-active={active} data-focus={focusVisible}>
      {children}
    </TileRoot>
  );
}

const TileRoot = styled('button')({
  padding: '20px 28px',
  border: 0,
  borderRadius: 16,
  backgroundColor: 'light-dark(#dcebe3, #1f3a2d)',
  color: 'light-dark(#123524, #cdebdc)',
  font: '600 1rem/1.5 system-ui, sans-serif',
  cursor: 'pointer',
  '&[data-active="true"]': { backgroundColor: 'light-dark(#c0dccd, #2b4f3e)' },
  '&[data-focus="true"]': { outline: '3px solid light-dark(#123524, #cdebdc)' },
});

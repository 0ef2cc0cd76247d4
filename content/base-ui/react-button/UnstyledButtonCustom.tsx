import type { ComponentProps } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import styled from '@mui/system/styled';

export default function UnstyledButtonCustom() {
  return (
    <div>
      <RootButton slots={{ root: DrawnSlot }} rootElementName="span" aria-label="Go">
        Go
      </RootButton>
    </div>
  );
}

function DrawnButton({ children, ...props }: ComponentProps<'span'>) {
  return (
    <span {...props}>
      <svg width="120" height="72" viewBox="0 0 120 72">
        <polygon points="14,4 116,4 106,68 4,68" />
        <text x="60" y="43" textAnchor="middle">
          {children}
        </text>
      </svg>
    </span>
  );
}

const DrawnSlot = prepareForSlot(DrawnButton);

const RootButton = styled(Button)({
  display: 'inline-flex',
  cursor: 'pointer',
  '& polygon': {
    fill: 'light-dark(#0b57d0, #a8c7fa)',
    stroke: 'transparent',
    strokeWidth: 3,
  },
  '& text': {
    fill: 'light-dark(#fff, #062e6f)',
    font: '600 1.125rem system-ui, sans-serif',
    pointerEvents: 'none',
  },
  '&:hover polygon': { fill: 'light-dark(#0842a0, #c2d7fb)' },
  '&:focus-visible': { outline: 'none' },
  [`&.${buttonClasses.focusVisible} polygon`]: { stroke: 'light-dark(#1c2025, #fff)' },
  [`&.${buttonClasses.active} text`]: { transform: 'translateY(1px)' },
});

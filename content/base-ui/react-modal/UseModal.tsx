import { useState, type ReactElement } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import styled from '@mui/system/styled';
import { Button, Dialog, overlay } from './parts';

export default function UseModal() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)}>
        <Dialog role="dialog" aria-modal="true" aria-label="From a hook" tabIndex={-1}>
          <h2>From a hook</h2>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </Dialog>
      </Sheet>
    </div>
  );
}

interface SheetProps {
  open: boolean;
  onClose: () => void;
  children: ReactElement;
}

function Sheet({ open, onClose, children }: SheetProps) {
  const { getBackdropProps, getRootProps, isTopModal, portalRef } = useModal({
    open,
    onClose,
    children,
    rootRef: null,
    'aria-hidden': undefined,
  });
  if (!open) return null;

  return (
    <Portal ref={portalRef}>
      <SheetRoot {...getRootProps()}>
        <SheetBackdrop {...getBackdropProps()} />
        <FocusTrap open={open} isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </SheetRoot>
    </Portal>
  );
}

const SheetRoot = styled('div')({ ...overlay, alignItems: 'end' });

const SheetBackdrop = styled('div')({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  backdropFilter: 'blur(4px)',
  backgroundColor: 'rgb(0 0 0 / 30%)',
});

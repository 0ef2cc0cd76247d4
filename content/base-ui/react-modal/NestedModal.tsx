import { useState } from 'react';
import { Backdrop, Button, Dialog, Overlay } from './parts';

export default function NestedModal() {
  const [depth, setDepth] = useState(0);
  const open = () => setDepth(depth + 1);
  const close = () => setDepth(depth - 1);

  return (
    <div>
      <Button onClick={open}>Edit the booking</Button>
      <Overlay open={depth > 0} onClose={close} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal="true" aria-label="Edit the booking">
          <h2>Edit the booking</h2>
          <Button onClick={open}>Cancel it</Button>
        </Dialog>
      </Overlay>
      <Overlay open={depth > 1} onClose={close} slots={{ backdrop: Backdrop }}>
        <Dialog role="alertdialog" aria-modal="true" aria-label="Are you sure?">
          <h2>Are you sure?</h2>
          <Button onClick={() => setDepth(0)}>Yes, cancel the booking</Button>
        </Dialog>
      </Overlay>
    </div>
  );
}

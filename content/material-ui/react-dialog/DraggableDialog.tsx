import { useRef, useState } from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';

const moves = [
  { label: 'Move left', x: -40, y: 0, Icon: ArrowBack },
  { label: 'Move up', x: 0, y: -40, Icon: ArrowUpward },
  { label: 'Move down', x: 0, y: 40, Icon: ArrowDownward },
  { label: 'Move right', x: 40, y: 0, Icon: ArrowForward },
];
const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

export default function DraggableDialog() {
  const paper = useRef<HTMLDivElement>(null);
  const grip = useRef({ x: 0, y: 0 });
  const [open, setOpen] = useState(false);
  const [offset, setOffset] = useState({ x: 0, y: 0 });

  // Dialogs are centered: the space to the left is the space to the right.
  const moveTo = (x: number, y: number) => {
    if (!paper.current) return;
    const { offsetLeft, offsetTop } = paper.current;
    setOffset({ x: clamp(x, offsetLeft), y: clamp(y, offsetTop) });
  };
  const show = () => {
    setOffset({ x: 0, y: 0 });
    setOpen(true);
  };

  return (
    <div>
      <Button variant="outlined" onClick={show}>
        Show legend
      </Button>
      <Dialog
        hideBackdrop
        maxWidth="xs"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ ref: paper, style: { translate: `${offset.x}px ${offset.y}px` } }}
      >
        <DialogTitle
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId))
              moveTo(event.clientX - grip.current.x, event.clientY - grip.current.y);
          }}
        >
          Map legend
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            Drag the title, or press the arrows, to uncover the map.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {moves.map(({ label, x, y, Icon }) => (
            <IconButton
              key={label}
              aria-label={label}
              onClick={() => moveTo(offset.x + x, offset.y + y)}
            >
              <Icon />
            </IconButton>
          ))}
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

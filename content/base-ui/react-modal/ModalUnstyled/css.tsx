import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function ModalUnstyled() {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();

  return (
    <div>
      <button type="button" className="hours-open" onClick={() => setIsOpen(true)}>
        Opening hours
      </button>
      <Modal
        className="hours-modal"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'hours-backdrop' } }}
      >
        <div className="hours-dialog" role="dialog" aria-modal="true" aria-labelledby={titleId}>
          <h2 className="hours-title" id={titleId}>
            Opening hours
          </h2>
          <p className="hours-text">Monday to Saturday, from nine to ten in the evening.</p>
          <button type="button" className="hours-open" onClick={() => setIsOpen(false)}>
            Close
          </button>
        </div>
      </Modal>
    </div>
  );
}

import { useId, useState, type ComponentProps } from 'react';
import { Modal } from '@mui/base/Modal';

export default function ModalUnstyled() {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();

  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>Opening hours</Button>
      <Modal
        className="fixed inset-0 z-1300 flex items-center justify-center"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'fixed inset-0 -z-1 bg-black/50' } }}
      >
        <div
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          className="box-border w-100 max-w-[90vw] rounded-xl bg-white p-6 font-sans text-slate-900 outline-none dark:bg-slate-800 dark:text-slate-100"
        >
          <h2 id={titleId} className="m-0 text-lg font-semibold">
            Opening hours
          </h2>
          <p className="mt-2 mb-5">Monday to Saturday, from nine to ten in the evening.</p>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </div>
      </Modal>
    </div>
  );
}

function Button(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="cursor-pointer rounded-lg border border-solid border-slate-500 bg-white px-4 py-2 text-sm font-semibold text-slate-900 hover:bg-slate-100 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:hover:bg-slate-700 dark:focus-visible:outline-blue-200"
    />
  );
}

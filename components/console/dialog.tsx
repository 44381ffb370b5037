import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../ui/button.tsx';

/** A question that must be answered or left: the browser's own modal, so focus stays inside. */
export function Dialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-16 border border-line bg-surface-1 p-0 text-ink shadow-float backdrop:bg-paper/75"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 ps-4 pe-2">
        <h2 id={id} className="text-16 font-semibold">
          {props.title}
        </h2>
        <IconButton icon="close" label="Close" onClick={props.onClose} />
      </div>
      <div className="p-4">{props.children}</div>
    </dialog>
  );
}

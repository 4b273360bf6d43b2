import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { holdPage } from '../../../../ui/dialog/holdPage.ts';

/**
 * The table of contents above a page that is too narrow for both: a dialog at the start edge. Escape, the back gesture
 * of a phone and a tap beside it close it; the page behind it does not scroll (TREE-15).
 * @param onGone called before it is removed, with whether it had the focus
 */
export function Drawer({
  label,
  onClose,
  onGone,
  children,
}: {
  readonly label: string;
  readonly onClose: () => void;
  readonly onGone: (focused: boolean) => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog closes while it is still in the page, so that the browser returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const release = holdPage();
    return () => {
      onGone(element?.matches(':focus-within') === true);
      element?.close();
      release();
    };
  }, [onGone]);
  return (
    <dialog
      ref={dialog}
      className="toc"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

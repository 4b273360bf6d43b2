import X from 'lucide/dist/esm/icons/x.mjs';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import css from './dialog.css';
import { Button } from '../button/Button.tsx';
import { useSheet } from '../sheets/sheet.ts';
import { holdPage } from './holdPage.ts';

export interface DialogProps {
  readonly title: ReactNode;
  /** Name of the close button; without it the dialog has no close button. */
  readonly closeLabel?: string;
  /** Called on Escape, the close button or a click beside the dialog. The dialog stays open until it is no longer rendered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** Actions at the end side, the filled one last. */
  readonly footer?: ReactNode;
  /** Selector of the element that gets the focus first; by default the filled action. Until it is rendered, the title has the focus. */
  readonly first?: string;
  readonly className?: string;
}

/** A modal dialog, open as long as it is rendered. The browser keeps focus inside and gives it back. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  footer,
  first = 'footer .filled',
  className = '',
}: DialogProps) {
  useSheet(css);
  const ref = useRef<HTMLDialogElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const waits = useRef(true);
  const heading = useId();
  // The dialog is closed before it is removed: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // By default the browser would focus the first control, which is the close button.
    name.current?.focus();
    const release = holdPage();
    return () => {
      dialog?.close();
      release();
    };
  }, []);
  useLayoutEffect(() => {
    const wanted = waits.current && ref.current?.querySelector<HTMLElement>(first);
    if (!wanted) return;
    waits.current = false;
    // In a low window the dialog scrolls as a whole and is read from its title; its buttons are farther down.
    const isLow = ref.current && getComputedStyle(ref.current).overflowY === 'auto';
    if (name.current?.matches(':focus') && !isLow) wanted.focus();
  });
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      part="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose?.();
      }}
    >
      {/* Without a role, this header and footer would become landmarks of the page. */}
      <div className="sheet">
        <header role="presentation">
          <h2 ref={name} className="title" id={heading} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel !== undefined && (
            <Button look="bare" icon={X} iconOnly onClick={onClose}>
              {closeLabel}
            </Button>
          )}
        </header>
        <div className="content">{children}</div>
        {footer && <footer role="presentation">{footer}</footer>}
      </div>
    </dialog>
  );
}

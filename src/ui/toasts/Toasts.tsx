import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef, useState } from 'react';
import css from './toasts.css';
import { Button } from '../button/Button.tsx';
import { Notice, type Tone } from '../notice/Notice.tsx';
import { useSheet } from '../sheets/sheet.ts';

export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Milliseconds it stays; null stays until closed. 7000 by default (CONST-3). */
  readonly duration?: number | null | undefined;
  /** Closes it when aborted. */
  readonly until?: AbortSignal | undefined;
}

export interface ToastsProps {
  readonly items: readonly Toast[];
  readonly onClose: (id: string) => void;
  readonly closeLabel: string;
  /** Read by screen readers only. */
  readonly announcement?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/**
 * The outlet of notices at the bottom end of the page. The live regions exist before the first message, because screen readers miss a
 * message that is inserted together with its region.
 */
export function Toasts({ items, onClose, closeLabel, announcement = '' }: ToastsProps) {
  useSheet(css);
  const urgent = (item: Toast) => item.tone === 'danger';
  const show = (item: Toast) => <One key={item.id} item={item} close={onClose} closeLabel={closeLabel} />;
  return (
    <div className="toasts" part="toasts">
      <div role="alert">{items.filter(urgent).map(show)}</div>
      <div role="status">{items.filter((item) => !urgent(item)).map(show)}</div>
      <div role="status" className="sr">
        {announcement}
      </div>
    </div>
  );
}

function One({
  item,
  close,
  closeLabel,
}: {
  readonly item: Toast;
  readonly close: (id: string) => void;
  readonly closeLabel: string;
}) {
  const [held, setHeld] = useState(false);
  const left = useRef(item.duration === undefined ? 7000 : item.duration);
  useEffect(() => {
    if (held || left.current === null) return;
    const since = Date.now();
    const timer = setTimeout(() => close(item.id), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(1000, left.current - (Date.now() - since));
    };
  }, [held, item.id, close]);
  const { id, until } = item;
  useEffect(() => {
    if (!until) return;
    const end = () => close(id);
    // The outlet may come after the end.
    if (until.aborted) return end();
    until.addEventListener('abort', end);
    return () => until.removeEventListener('abort', end);
  }, [id, until, close]);
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice
        tone={item.tone}
        icon={icons[item.tone]}
        title={item.title}
        actions={
          item.action && (
            <Button
              onClick={() => {
                item.action?.run();
                close(item.id);
              }}
            >
              {item.action.label}
            </Button>
          )
        }
      >
        {item.text}
      </Notice>
      <Button look="bare" icon={X} iconOnly onClick={() => close(item.id)}>
        {closeLabel}
      </Button>
    </div>
  );
}

import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useTexts } from '../../../../i18n/context.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { classes } from './enlarged.css';

export interface WideTableProps {
  readonly table: HTMLTableElement;
  readonly onClose: () => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A table of a text above the whole page. It scrolls in both directions, and its first row stays visible (MEDIA-3, MEDIA-9). */
export function WideTable({ table, onClose, onClick }: WideTableProps) {
  const t = useTexts('player');
  const common = useTexts('common');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(table.cloneNode(true)), [table]);
  const name = table.caption?.textContent?.trim() || t('table');
  return (
    <Dialog
      className={`${classes.whole} wide-table`}
      title={<bdi>{name}</bdi>}
      closeLabel={common('close')}
      onClose={onClose}
      first=".scroller"
    >
      <div className="author">
        <div
          className="scroller"
          tabIndex={0}
          role="group"
          aria-label={name}
          dir="auto"
          ref={place}
          onClick={onClick}
        />
      </div>
    </Dialog>
  );
}

import type { MouseEvent } from 'react';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import css from './enlarged.css';
import type { Enlargement } from './Enlargement.ts';
import { Gallery } from './Gallery.tsx';
import { WideTable } from './WideTable.tsx';

export interface EnlargedProps {
  readonly shown: Enlargement;
  readonly onClose: () => void;
  /** Called for a click in a table, which may be on a link. */
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** An image or a table of a text, shown above the whole page. */
export function Enlarged({ shown, onClose, onClick }: EnlargedProps) {
  useSheet(css);
  return shown.kind === 'images' ? (
    <Gallery {...shown} onClose={onClose} />
  ) : (
    <WideTable table={shown.table} onClose={onClose} onClick={onClick} />
  );
}

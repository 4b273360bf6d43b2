import type { RefObject } from 'react';
import { useSheet } from '../sheets/sheet.ts';
import css from './fades.css';
import { useOverflow, type Overflow } from './useOverflow.ts';

/** Fades a row that scrolls sideways at the edge behind which it goes on. @returns the classes of the row, and what is out of sight */
export function useFades(ref: RefObject<HTMLElement | null>): Overflow & { readonly className: string } {
  useSheet(css);
  const overflow = useOverflow(ref);
  const { before, after } = overflow;
  return { ...overflow, className: `fades${before ? ' more-before' : ''}${after ? ' more-after' : ''}` };
}

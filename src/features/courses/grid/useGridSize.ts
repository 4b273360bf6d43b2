import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { usePort } from '../../../port/context.tsx';
import { gridSizeKey, gridSizeText, readGridSize, type GridSize } from './gridSize.ts';

/**
 * Reserves the height of a list until its first page is drawn, and stores that height for the next visit (LIST-21).
 * @param kind name of the list
 * @param complete whether the whole first page is drawn, and nothing else is still loading
 * @param plain whether the list is neither searched nor filtered: only then its size is stored
 */
export function useGridSize(
  kind: string,
  grid: RefObject<HTMLElement | null>,
  cards: number,
  complete: boolean,
  plain: boolean,
): GridSize {
  const { storage } = usePort();
  const [kept] = useState(() => readGridSize(storage.get(gridSizeKey(kind))));
  const [done, setDone] = useState(false);
  useLayoutEffect(() => {
    const list = grid.current;
    // Measuring forces a layout of the page, so an empty list is not measured.
    if (!list?.firstChild || done) return;
    const reserved = !complete && kept.height > 0 && Math.round(list.getBoundingClientRect().width) === kept.width;
    list.style.minBlockSize = reserved ? `${kept.height}px` : '';
  });
  useEffect(() => {
    if (!complete || done || !grid.current) return;
    setDone(true);
    const { height, width } = grid.current.getBoundingClientRect();
    const text = gridSizeText({ cards, height: Math.round(height), width: Math.round(width) });
    if (plain && storage.get(gridSizeKey(kind)) !== text) storage.set(gridSizeKey(kind), text);
  }, [complete, done, grid, cards, plain, kind, storage]);
  return kept;
}

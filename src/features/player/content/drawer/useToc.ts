import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePort } from '../../../../port/context.tsx';
import { readToc, writeToc, type TocLeft } from './tocMemory.ts';

/** The table of contents as the learner leaves it (TREE-14). */
export interface TocState {
  /** It lies open over the page, where there is no room beside it. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly folds: TocLeft['folds'];
  readonly fold: (changes: (folds: Map<string, boolean>) => void) => void;
  /** Where the tree is scrolled to. */
  readonly place: { readonly get: () => Pick<TocLeft, 'top' | 'at'>; readonly set: (to: Partial<TocLeft>) => void };
}

/** Whether this page came by loading it again, or by a way back to it, and not by a link. */
function isBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && (load as PerformanceNavigationTiming).type !== 'navigate';
}

/**
 * Holds the state of the table of contents while the learner goes from part to part and turns the screen, and keeps it in this browser.
 * Only a reload opens it again: a learner who comes by a link sees the part first.
 * @param here axis of the open part; another part closes the table
 */
export function useToc(userId: string, run: string, here: string): TocState {
  const { storage } = usePort();
  const left = useRef<TocLeft | null>(null);
  const own = useMemo(() => storage.of(userId), [storage, userId]);
  left.current ??= readToc(own, run);
  const [open, setOpen] = useState(() => left.current?.open === true && isBack());
  const [folds, setFolds] = useState(left.current.folds);
  const set = useCallback((to: Partial<TocLeft>) => {
    if (left.current) left.current = { ...left.current, ...to };
  }, []);
  const keep = useCallback(
    (to: Partial<TocLeft>) => {
      set(to);
      if (left.current) writeToc(own, run, left.current);
    },
    [set, own, run],
  );
  const turn = useCallback(
    (to: boolean) => {
      setOpen(to);
      if (left.current?.open !== to) keep({ open: to });
    },
    [keep],
  );
  const fold = useCallback(
    (change: (folds: Map<string, boolean>) => void) => {
      const after = new Map(left.current?.folds);
      change(after);
      setFolds(after);
      keep({ folds: after });
    },
    [keep],
  );
  const place = useMemo(() => ({ get: () => left.current ?? { top: 0, at: '' }, set }), [set]);
  const last = useRef(here);
  // Before the learner can open it over the new part.
  useLayoutEffect(() => {
    if (last.current && last.current !== here) turn(false);
    last.current = here;
  }, [here, turn]);
  useEffect(() => {
    const began = left.current;
    const onHide = () => {
      if (document.visibilityState === 'hidden' && left.current !== began) keep({});
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      if (left.current !== began) keep({ open: false });
    };
  }, [keep]);
  return { open, setOpen: turn, folds, fold, place };
}

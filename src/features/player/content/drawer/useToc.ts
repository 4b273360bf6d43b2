import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePort } from '../../../../port/context.tsx';
import { readToc, writeToc, type TocLeft } from './tocMemory.ts';

/** The current state of the table of contents (TREE-14). */
export interface TocState {
  /** Whether it is open above a page that is too narrow for both. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly folds: TocLeft['folds'];
  readonly fold: (changes: (folds: Map<string, boolean>) => void) => void;
  /** Scroll position of the tree, and the part that was open then. */
  readonly place: { readonly get: () => Pick<TocLeft, 'top' | 'at'>; readonly set: (to: Partial<TocLeft>) => void };
}

/** Whether this page was opened by a reload or by the browser's history, and not by a link. */
function isBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && (load as PerformanceNavigationTiming).type !== 'navigate';
}

/**
 * Holds the state of the table of contents while the learner moves from part to part and turns the screen, and stores
 * it in this browser. Only a reload or the browser's history opens the table again: after a link the learner sees the
 * part first.
 * @param here axis of the open part; another part closes the table
 */
export function useToc(userId: string, run: string, here: string): TocState {
  const { storage, session } = usePort();
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
      // The page of somebody who has just signed out is still hidden and removed, and nothing of them may be stored then (SESS-11).
      if (left.current && session.store.getState().phase !== 'signed-out') writeToc(own, run, left.current);
    },
    [set, own, run, session],
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
  // A layout effect, so that it runs before the learner can open the table over the new part.
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

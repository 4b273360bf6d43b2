import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepBookmark } from '../../../../data/player/reading/keepBookmark.ts';
import { readingPlace } from '../../../../data/player/reading/readingPlace.ts';
import { usePort } from '../../../../port/context.tsx';
import { useLinks } from '../../base/links.ts';

export interface KeptPageOf {
  /** Null if the reader is unknown; then nothing is stored. */
  readonly userId: string | null;
  readonly workflowId: string;
  readonly activityPathId: string;
}

/**
 * The page at which the learner stopped reading (RESUME-1), or the one that the address names (TUTOR-22).
 * @param count number of pages of the document
 * @returns `first`, the page to open; `keep`, to be called with the page in view
 */
export function useKeptPage(
  { userId, workflowId, activityPathId }: KeptPageOf,
  count: number,
): { readonly first: number; readonly keep: (page: number) => void } {
  const port = usePort();
  const kept = useMemo(() => {
    if (!userId) return null;
    const of = { userId, workflowId, activityPathId };
    const bookmark = keepBookmark(port, of, () => place.flush());
    const place = readingPlace(port, of, bookmark.ask);
    return { place, bookmark };
  }, [port, userId, workflowId, activityPathId]);
  const named = Number(new URLSearchParams(useLinks().query).get('page'));
  const [first] = useState(() => Math.min(count, Math.max(1, Math.round(named || (kept?.place.get() ?? 1)))));
  useEffect(
    () => () => {
      kept?.place.flush();
      kept?.bookmark.flush();
    },
    [kept],
  );
  const moved = useRef(false);
  const keep = useCallback(
    (page: number) => {
      // Opening the document does not change the stored place.
      moved.current ||= page !== first;
      if (moved.current) kept?.place.set(page);
    },
    [kept, first],
  );
  return { first, keep };
}

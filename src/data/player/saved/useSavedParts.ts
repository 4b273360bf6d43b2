import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { asError } from '../../../commands/asError.ts';
import type { SavedPart } from '../../../domain/tree/savedPart.ts';
import type { LecternError } from '../../../errors.ts';
import { usePort } from '../../../port/context.tsx';
import { useOnline } from '../../query/useOnline.ts';
import { useQuery } from '../../query/useQuery.ts';
import { savedQuery } from './savedQuery.ts';
import { savedWishes, wishKey, type RefusedWish } from './savedWishes.ts';

/** Saved parts as far as they are known, with the wishes that wait to be sent (SAVED-2). */
export interface KnownSaved {
  /** By course and in reading order; null until they are known. */
  readonly parts: readonly SavedPart[] | null;
  /** Why the last attempt failed; null while it is being tried again. */
  readonly error: LecternError | null;
  readonly online: boolean;
  readonly retry: () => void;
  /** Whether a part is saved; null until that is known. */
  readonly isSaved: (part: Pick<SavedPart, 'workflowId' | 'activityPathId'>) => boolean | null;
  readonly set: (part: SavedPart, saved: boolean) => void;
}

/**
 * The saved parts of a course, or of all courses where `objectiveId` is empty.
 * @param userId the person whom the course names; no other person's wish is sent
 */
export function useSavedParts(
  { objectiveId, userId }: { readonly objectiveId: string; readonly userId?: string | undefined },
  onRefused: (refused: RefusedWish) => void,
): KnownSaved {
  const port = usePort();
  const online = useOnline();
  const wishes = savedWishes(port);
  const wished = useSyncExternalStore(wishes.subscribe, wishes.get, wishes.get);
  const refused = useEffectEvent(onRefused);
  useEffect(() => wishes.onRefused((one) => refused(one)), [wishes]);
  const { data, error, isFetching, refetch } = useQuery(savedQuery(port, objectiveId), port.cache);
  const parts = useMemo(() => data?.filter((part) => wished.get(wishKey(part)) !== false) ?? null, [data, wished]);
  const known = useMemo(() => data && new Set(data.map(({ activityPathId }) => activityPathId)), [data]);
  return {
    parts,
    error: error && !isFetching ? asError(error) : null,
    online,
    retry: () => void refetch(),
    isSaved: (part) => wished.get(wishKey(part)) ?? known?.has(part.activityPathId) ?? null,
    set: (part, saved) => wishes.set(part, saved, userId),
  };
}

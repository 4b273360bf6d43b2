import { bookmarksOf } from '../../../contract/parts/bookmarks.ts';
import type { Bookmark } from '../../../domain/tree/bookmark.ts';
import { unite } from '../../../domain/tree/seenShare.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { playerKeys } from '../keys.ts';
import { partMemory } from './partMemory.ts';
import { readStoredPlace } from './readStoredPlace.ts';
import { rangesOf } from './rangesOf.ts';

export type BookmarksPort = Pick<RuntimePort, 'storage' | 'session' | 'host' | 'cache' | 'send'>;

/**
 * Reads the learner's bookmarks of other devices, once for each run, and unites them with those of this browser: of two places the later
 * one counts, and seen ranges count from both (RESUME-1). Where the tenant's LMS keeps no bookmarks, no request is sent (CALL-5).
 * @returns when that is done; never rejects
 */
export async function readBookmarks(port: BookmarksPort, userId: string, workflowId: string): Promise<void> {
  try {
    if (!(await port.host.configuration()).extensions.includes('bookmarks')) return;
    await port.cache.fetchQuery({
      queryKey: playerKeys.bookmarks(workflowId),
      queryFn: async ({ signal }) => {
        const bookmarks = await port.send(bookmarksOf, { params: { id: workflowId } }, { signal });
        // Their owner may have signed out since (SESS-11).
        if (port.session.store.getState().user?.id === userId) remember(port, userId, workflowId, bookmarks);
        return bookmarks.length;
      },
      staleTime: Infinity,
      retry: false,
    });
  } catch {
    // The bookmarks of this browser are enough to continue.
  }
}

function remember(
  { storage }: BookmarksPort,
  userId: string,
  workflowId: string,
  bookmarks: readonly Bookmark[],
): void {
  const memory = (kind: 'places' | 'seen') => partMemory(storage.of(userId), kind, workflowId);
  const places = bookmarks.flatMap(({ activityPathId, place, at }) => {
    if (place === null) return [];
    const later = (known: unknown) => ((readStoredPlace(known)?.[1] ?? -1) >= (at ?? 0) ? known : [place, at ?? 0]);
    return [[activityPathId, later] as const];
  });
  const seen = bookmarks.flatMap(({ activityPathId, seen: ranges }) => {
    if (ranges.length === 0) return [];
    return [[activityPathId, (known: unknown) => unite([...rangesOf(known), ...ranges])] as const];
  });
  if (places.length > 0) memory('places').setAll(new Map(places));
  if (seen.length > 0) memory('seen').setAll(new Map(seen));
}

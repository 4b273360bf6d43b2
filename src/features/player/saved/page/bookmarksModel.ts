import type { KnownSaved } from '../../../../data/player/saved/useSavedParts.ts';
import type { SavedPart } from '../../../../domain/tree/savedPart.ts';

/** What stands in the place of the bookmarks. */
export type BookmarksState =
  | { readonly kind: 'loading' | 'empty' | 'offline' | 'failed' }
  /** The LMS keeps no bookmarks (CALL-5). */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'shown'; readonly notice: 'offline' | 'stale' | null };

/**
 * The state of the page of all bookmarks (SAVED-8). A failure never removes what was loaded.
 * @param count rows, those that were removed just now too
 * @param announced whether the LMS has the calls; null until that is known
 */
export function bookmarksState(
  { parts, error, online }: Pick<KnownSaved, 'parts' | 'error' | 'online'>,
  count: number,
  announced: boolean | null,
): BookmarksState {
  // Without a connection the settings may not be known.
  if (announced === false && online) return { kind: 'unavailable' };
  if (parts === null) {
    if (!online || error?.code === 'offline') return { kind: 'offline' };
    return { kind: error ? 'failed' : 'loading' };
  }
  if (count === 0) return { kind: 'empty' };
  if (!online) return { kind: 'shown', notice: 'offline' };
  return { kind: 'shown', notice: error ? 'stale' : null };
}

/** The bookmarks of one course. */
export interface CourseBookmarks {
  readonly objectiveId: string;
  readonly name: string;
  readonly code: string | null;
  readonly parts: readonly SavedPart[];
}

/** Bookmarks by course, in the order in which they come. */
export function byCourse(parts: readonly SavedPart[]): readonly CourseBookmarks[] {
  const first = new Map<string, SavedPart>();
  for (const part of parts) if (!first.has(part.objectiveId)) first.set(part.objectiveId, part);
  return [...first.values()].map(({ objectiveId, courseName, code }) => ({
    objectiveId,
    name: courseName,
    code,
    parts: parts.filter((part) => part.objectiveId === objectiveId),
  }));
}

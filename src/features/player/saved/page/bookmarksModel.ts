import type { KnownSaved } from '../../../../data/player/saved/useSavedParts.ts';
import type { SavedPart } from '../../../../domain/tree/savedPart.ts';
import { notLoaded, type NotLoaded } from '../../../../domain/load/notLoaded.ts';
import { whyOld, type WhyOld } from '../../../../domain/load/whyOld.ts';

/** The state of the bookmarks: the list, or the panel that replaces it. */
export type BookmarksState =
  | NotLoaded
  | { readonly kind: 'empty' }
  /** The LMS keeps no bookmarks (CALL-5). */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'shown'; readonly notice: WhyOld };

/**
 * The state of the page of all bookmarks (SAVED-8). A failure never removes loaded data.
 * @param count number of rows, including those that were just removed
 * @param announced whether the LMS offers the calls; null while this is unknown
 */
export function bookmarksState(
  { parts, error, online }: Pick<KnownSaved, 'parts' | 'error' | 'online'>,
  count: number,
  announced: boolean | null,
): BookmarksState {
  if (announced === false) return { kind: 'unavailable' };
  if (parts === null) return notLoaded(error, online);
  if (count === 0) return { kind: 'empty' };
  return { kind: 'shown', notice: whyOld(error, online) };
}

/** The bookmarks of one course. */
export interface CourseBookmarks {
  readonly objectiveId: string;
  readonly name: string;
  readonly code: string | null;
  readonly parts: readonly SavedPart[];
}

/** Bookmarks by course, in the given order. */
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

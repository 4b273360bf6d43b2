import type { InfiniteData, QueryClient } from '@tanstack/query-core';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { CoursePage } from './courseItems.ts';
import { catalogKey, enrolledKey, publicKey } from './keys.ts';

/**
 * The place of a course, counted from 0, in the newest list from the server that has the course. It gives the course's page and Continue
 * the same cover as its card (CARD-2). Null where no list has the course.
 */
export function placeInList(cache: QueryClient, objectiveId: string): number | null {
  const lists = [enrolledKey, catalogKey, publicKey].flatMap((queryKey) => cache.getQueryCache().findAll({ queryKey }));
  for (const { state } of lists.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)) {
    const items = (state.data as InfiniteData<CoursePage> | undefined)?.pages.flatMap((page) => page.items) ?? [];
    const at = items.findIndex((item) => !isUnreadable(item) && item.objective.id === objectiveId);
    if (at >= 0) return at;
  }
  return null;
}

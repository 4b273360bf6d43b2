import type { InfiniteData } from '@tanstack/query-core';
import type { RuntimePort } from '../../port/port.ts';
import { coursesKey, maxRefetchedPages } from './keys.ts';

/** Fetches the lists again, even while none is shown, so that a card is right when the learner comes back to it (LIST-7). */
export function refetchLists({ cache }: Pick<RuntimePort, 'cache'>): void {
  void cache.invalidateQueries({ queryKey: coursesKey });
  const isShort = (data: unknown) =>
    ((data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length ?? 0) <= maxRefetchedPages;
  void cache.refetchQueries({ queryKey: coursesKey, type: 'inactive', predicate: ({ state }) => isShort(state.data) });
}

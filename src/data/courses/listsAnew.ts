import type { InfiniteData } from '@tanstack/react-query';
import type { RuntimePort } from '../../runtime/port.ts';
import { coursesKey, pagesAnew } from './keys.ts';

/** The lists are heard anew at once, also while none is shown, so that a card is right when the learner comes back to it (LIST-7). */
export function listsAnew({ cache }: Pick<RuntimePort, 'cache'>): void {
  void cache.invalidateQueries({ queryKey: coursesKey });
  const isShort = (data: unknown) => ((data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length ?? 0) <= pagesAnew;
  void cache.refetchQueries({ queryKey: coursesKey, type: 'inactive', predicate: ({ state }) => isShort(state.data) });
}

import { onlineManager, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { LecternError } from '../../errors.ts';
import { usePort } from '../../runtime/context.tsx';
import type { RuntimePort } from '../../runtime/port.ts';
import { courseItems, unreadableOf, type CourseItem, type CoursePage } from './courseItems.ts';
import type { CourseSource } from './CourseSource.ts';
import { pagesAnew } from './keys.ts';
import { shareParts } from './shareParts.ts';

/** How much of a list is known, and what is being done about it. */
export interface CourseList {
  /** Null before the first answer. */
  readonly items: readonly CourseItem[] | null;
  /** Length of the whole list. */
  readonly total: number;
  /** Why the last attempt at what is shown failed; null while it is being tried again. */
  readonly error: LecternError | null;
  /** When the list was heard from the server, by the browser's clock. */
  readonly updatedAt: number;
  readonly online: boolean;
  /** What is shown answers an earlier wish; the answer to this one is on its way. */
  readonly old: boolean;
  readonly next: 'none' | 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
  readonly more: () => void;
}

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

async function ask(port: RuntimePort, { call, ask: askPage }: CourseSource, skip: number, signal: AbortSignal): Promise<CoursePage> {
  const page = await askPage(port, skip, signal);
  for (const { id, field } of unreadableOf(page)) {
    port.host.report(new LecternError('bad_reply', `course ${id}: ${field} is not as promised`, { call, field }));
  }
  return shareParts(port.cache, page);
}

/**
 * A list of courses, a page at a time (LIST-7). The answer to an earlier wish stays until that to the last one is there.
 * @param source null while it is not known yet what is wanted
 */
export function useCourseList(source: CourseSource | null): CourseList {
  const port = usePort();
  const online = useSyncExternalStore(subscribe, isOnline, isOnline);
  const query = useInfiniteQuery(
    {
      queryKey: source?.key ?? [],
      enabled: source !== null,
      queryFn: ({ pageParam, signal }): Promise<CoursePage> => ask(port, source!, pageParam, signal),
      initialPageParam: 0,
      // By what came, not by what was asked for: a server may give less at a time.
      getNextPageParam: (last: CoursePage, pages: readonly CoursePage[]) => {
        const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
        return last.items.length > 0 && loaded < last.total ? loaded : undefined;
      },
      placeholderData: (before) => before,
      // Each page would be asked for again, one after the other: too much for a glance at another window.
      refetchOnWindowFocus: ({ state: { data } }) => (data?.pages.length ?? 0) <= pagesAnew,
    },
    port.cache,
  );
  const pages = query.data?.pages;
  const items = useMemo(() => (pages ? courseItems(pages) : null), [pages]);
  return {
    items,
    total: pages?.at(-1)?.total ?? 0,
    error: query.isError && !query.isFetchNextPageError && !query.isFetching ? (query.error as LecternError) : null,
    updatedAt: query.dataUpdatedAt,
    online,
    old: query.isPlaceholderData,
    next: query.isFetchingNextPage ? 'loading' : query.isFetchNextPageError ? 'failed' : query.hasNextPage ? 'ready' : 'none',
    retry: () => void query.refetch(),
    // The button and the end of the list may both ask; the second one joins the first.
    more: () => void query.fetchNextPage({ cancelRefetch: false }),
  };
}

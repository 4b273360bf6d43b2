import { onlineManager } from '@tanstack/query-core';
import { useMemo } from 'react';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { courseItems, type CourseItem } from './courseItems.ts';
import type { CourseSource } from './CourseSource.ts';
import { maxRefetchedPages } from './keys.ts';
import { useInfiniteQuery } from '../query/useInfiniteQuery.ts';
import { useOnline } from '../query/useOnline.ts';
import { useScales } from '../scales/useScales.ts';
import { listPages } from './listPages.ts';

/** A list as far as it is known, and the state of its requests. */
export interface CourseList {
  /** Null before the first answer. */
  readonly items: readonly CourseItem[] | null;
  /** Length of the whole list. */
  readonly total: number;
  /** Why the last attempt failed; null while it is being tried again. */
  readonly error: LecternError | null;
  /** When the list came from the server, by the browser's clock. */
  readonly updatedAt: number;
  readonly online: boolean;
  /** The items answer an earlier request; the answer to this one is on its way. */
  readonly old: boolean;
  readonly next: 'none' | 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
  readonly more: () => void;
}

/** The fields of the query about the next page. */
interface NextPage {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
}

function nextPageState(query: NextPage): CourseList['next'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'ready' : 'none';
}

/**
 * A list of courses, a page at a time (LIST-7, LIST-18). The answer to an earlier request stays until the new one is there.
 * @param source null while the request is not known yet
 */
export function useCourseList(source: CourseSource | null): CourseList {
  const port = usePort();
  const online = useOnline();
  const query = useInfiniteQuery(
    {
      ...listPages(port, source),
      enabled: source !== null,
      placeholderData: (before) => before,
      // All pages are fetched again one after the other: too much for a glance at another window.
      refetchOnWindowFocus: ({ state: { data } }) => (data?.pages.length ?? 0) <= maxRefetchedPages,
    },
    port.cache,
  );
  const pages = query.data?.pages;
  const found = useMemo(() => (pages ? courseItems(pages) : null), [pages]);
  // Where the record has a grade, no scale is needed.
  const ungraded = useMemo(
    () =>
      (found ?? []).flatMap((item) =>
        item.kind === 'course' && item.access.aggregate.lastObjectiveRecord?.grade === null ? [item.access] : [],
      ),
    [found],
  );
  const withScale = useScales(port, ungraded);
  const items = useMemo(
    () =>
      found?.map((item): CourseItem => (item.kind === 'course' ? { ...item, access: withScale(item.access) } : item)) ??
      null,
    [found, withScale],
  );
  return {
    items,
    total: pages?.at(-1)?.total ?? 0,
    error: query.isError && !query.isFetchNextPageError && !query.isFetching ? (query.error as LecternError) : null,
    updatedAt: query.dataUpdatedAt,
    online,
    old: query.isPlaceholderData,
    next: nextPageState(query),
    retry: () => {
      // Some browsers report a restored connection late, or never.
      if (navigator.onLine) onlineManager.setOnline(true);
      void query.refetch();
    },
    // The button and the end of the list may both ask; the second one joins the first.
    more: () => void query.fetchNextPage({ cancelRefetch: false }),
  };
}

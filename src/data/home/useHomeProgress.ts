import { courseCounts } from '../../contract/courses/courseCounts.ts';
import { enrolledFilter } from '../../domain/course/listMembership.ts';
import { countedShares, knownShares, type ProgressShares } from '../../domain/home/progressShares.ts';
import type { RuntimePort } from '../../port/port.ts';
import { usePort } from '../../port/context.tsx';
import { coursesKey } from '../courses/keys.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { useQuery } from '../query/useQuery.ts';
import type { HomeCourses } from './homeCourses.ts';

/** The progress of the learner's courses; null where the LMS does not count them. */
const countsQuery = (port: RuntimePort) =>
  queryOptions({
    queryKey: [...coursesKey, 'home', 'counts'],
    queryFn: async ({ signal }): Promise<ProgressShares | null> => {
      const { extensions } = await port.host.configuration();
      if (!extensions.includes('courseCounts')) return null;
      return countedShares(await port.send(courseCounts, { query: { filter: enrolledFilter } }, { signal }));
    },
  });

/** The picture of progress as far as it is known (DASH-7). */
export interface KnownProgress {
  readonly kind: 'loading' | 'failed' | 'none' | 'known';
  /** Set with `known` alone. */
  readonly shares: ProgressShares | null;
  readonly retry: () => void;
}

/** The progress of the learner's courses: from the courses themselves where all are known, else from the server's counts. */
export function useHomeProgress({ known, total }: HomeCourses): KnownProgress {
  const port = usePort();
  const own = knownShares(known, total);
  const { data, isFetching, refetch } = useQuery({ ...countsQuery(port), enabled: own === null }, port.cache);
  const shares = own ?? data ?? null;
  const retry = () => void refetch();
  if (shares) return { kind: 'known', shares, retry };
  if (isFetching) return { kind: 'loading', shares: null, retry };
  return { kind: data === null ? 'none' : 'failed', shares: null, retry };
}

import { asError } from '../../commands/asError.ts';
import type { NextSteps } from '../../domain/course/nextSteps.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import { useNextSteps } from '../courses/useNextSteps.ts';
import { useOnline } from '../query/useOnline.ts';
import { useQuery } from '../query/useQuery.ts';
import { homeCoursesQuery, type HomeCourses } from './homeCourses.ts';

/** The data with which the dashboard begins. */
export interface KnownHome {
  /** Null before the first answer. */
  readonly courses: HomeCourses | null;
  /** Null while they are loading; empty where they cannot be loaded. */
  readonly steps: NextSteps | null;
  /** Why the courses could not be loaded the last time; null while it is being tried again. */
  readonly error: LecternError | null;
  readonly online: boolean;
  /** When the courses came, by the browser's clock. */
  readonly updatedAt: number;
  /** Fetches the steps again, when their dates have passed. */
  readonly refetchSteps: () => void;
  readonly retry: () => void;
}

/** Asks for the learner's courses and next steps, in parallel. */
export function useHome(): KnownHome {
  const port = usePort();
  const online = useOnline();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(homeCoursesQuery(port), port.cache);
  const { steps, refetch: refetchSteps } = useNextSteps();
  return {
    courses: data ?? null,
    steps,
    error: error && !isFetching ? asError(error) : null,
    online,
    updatedAt: dataUpdatedAt,
    refetchSteps,
    retry: () => {
      void refetch();
      refetchSteps();
    },
  };
}

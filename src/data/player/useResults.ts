import { useQuery } from '../query/useQuery.ts';
import { useMemo } from 'react';
import { isUnreadable, type Unreadable } from '../../contract/wire/decode.ts';
import type { Attempt } from '../../domain/results/attempt.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { asError } from '../../commands/asError.ts';
import { attemptsQuery } from './attemptsQuery.ts';

/** The results of a course, as far as they are known. */
export interface Results {
  /** Undefined until they are known. */
  readonly attempts: readonly Attempt[] | undefined;
  /** Results that could not be read; the others are shown (DATA-23). */
  readonly unreadable: readonly Unreadable[];
  /** Why they are not known; null while they are loading, or wait for a connection. */
  readonly error: LecternError | null;
  /** The request waits for a connection. */
  readonly paused: boolean;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Asks for the results of a course. @param wanted false asks for nothing yet */
export function useResults(port: RuntimePort, access: ObjectiveAccess, wanted = true): Results {
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(
    { ...attemptsQuery(port, access), enabled: wanted, placeholderData: (before) => before },
    port.cache,
  );
  const read = useMemo(
    () => ({
      attempts: data?.items.filter((item): item is Attempt => !isUnreadable(item)),
      unreadable: data?.items.filter(isUnreadable) ?? [],
    }),
    [data],
  );
  return {
    ...read,
    error: data || !error ? null : asError(error),
    paused: !data && fetchStatus === 'paused',
    busy: isFetching,
    retry: () => void refetch(),
  };
}

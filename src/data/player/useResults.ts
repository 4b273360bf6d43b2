import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUnreadable, type Unreadable } from '../../contract/decode.ts';
import { gradingScales } from '../../contract/gradingScales.ts';
import type { Attempt } from '../../domain/attempt.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { noId } from '../../domain/filter.ts';
import type { GradingScale } from '../../domain/gradingScale.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../runtime/port.ts';
import { asError } from './asError.ts';
import { attemptsQuery } from './attemptsQuery.ts';
import { playerKeys } from './keys.ts';

/** The scale of a course that embeds none (DATA-20, CALL-12). */
const scaleQuery = (port: RuntimePort, id: string) =>
  queryOptions({
    queryKey: playerKeys.scale(id),
    queryFn: async ({ signal }): Promise<GradingScale | null> => {
      const { items } = await port.send(gradingScales, { query: { filter: ['id', 'in', [id]] } }, { signal });
      return items.find((item): item is GradingScale => !isUnreadable(item) && item.id === id) ?? null;
    },
    staleTime: 10 * 60_000,
  });

/** What is known of a course's results. */
export interface Results {
  /** Undefined until they are known. */
  readonly attempts: readonly Attempt[] | undefined;
  /** Results that could not be read; the others stand (DATA-23). */
  readonly unreadable: readonly Unreadable[];
  readonly scale: GradingScale | null;
  /** Why they are not known; null while they are waited for, or wait for a connection. */
  readonly error: LecternError | null;
  /** There is no connection to ask by. */
  readonly paused: boolean;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Asks for the results of a course, and for its scale where the course embeds none. */
export function useResults(port: RuntimePort, access: ObjectiveAccess): Results {
  const { gradingScale, gradingScaleId } = access.objective;
  const { data, error, fetchStatus, isFetching, refetch } = useQuery({ ...attemptsQuery(port, access), placeholderData: (before) => before }, port.cache);
  const apart = gradingScale === null && gradingScaleId !== null && gradingScaleId !== noId;
  const scale = useQuery({ ...scaleQuery(port, gradingScaleId ?? ''), enabled: apart }, port.cache);
  const read = useMemo(
    () => ({ attempts: data?.items.filter((item): item is Attempt => !isUnreadable(item)), unreadable: data?.items.filter(isUnreadable) ?? [] }),
    [data],
  );
  return {
    ...read,
    scale: gradingScale ?? scale.data ?? null,
    error: data || !error ? null : asError(error),
    paused: !data && fetchStatus === 'paused',
    busy: isFetching,
    retry: () => void refetch(),
  };
}

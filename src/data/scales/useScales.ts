import { useCallback } from 'react';
import { gradingScales } from '../../contract/courses/gradingScales.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { GradingScale } from '../../domain/results/gradingScale.ts';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { useQuery } from '../query/useQuery.ts';
import { scaleToAsk } from './scaleToAsk.ts';
import { withScale } from './withScale.ts';

/** Scales by their ids (CALL-12). Missing and unreadable scales are left out. */
const scalesQuery = (port: RuntimePort, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['scales', ...ids],
    queryFn: async ({ signal }): Promise<readonly GradingScale[]> => {
      const { items } = await port.send(gradingScales, { query: { filter: ['id', 'in', ids] } }, { signal });
      return items.filter((item): item is GradingScale => !isUnreadable(item));
    },
    staleTime: 10 * 60_000,
  });

const none: readonly GradingScale[] = [];

/**
 * Gives courses their scales: the embedded one, else the one found by id (DATA-20). Cards, badge, overview and table all find their scales
 * here. Until a scale is loaded the course is shown without it.
 * @param accesses courses whose scales are needed
 */
export function useScales(
  port: RuntimePort,
  accesses: readonly ObjectiveAccess[],
): (access: ObjectiveAccess) => ObjectiveAccess {
  const ids = [...new Set(accesses.flatMap((access) => scaleToAsk(access) ?? []))].sort();
  const { data: scales = none } = useQuery(
    { ...scalesQuery(port, ids), enabled: ids.length > 0, placeholderData: (before) => before },
    port.cache,
  );
  return useCallback((access) => withScale(access, scales), [scales]);
}

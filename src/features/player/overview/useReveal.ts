import { useEffect } from 'react';
import { playerKeys } from '../../../data/player/keys.ts';
import { useRefetchWindow } from '../../../data/query/useRefetchWindow.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { RuntimePort } from '../../../port/port.ts';
import { spread } from '../../../plain/spread.ts';

/**
 * Requests a course and its results again once the date of its grades has come (GRADE-3). Until then the grades do not
 * leave the server, so the clock alone cannot show them. Reviewing becomes possible at the same time (REVIEW-1).
 * @param updatedAt when the course was last loaded
 */
export function useReveal(
  port: RuntimePort,
  { objective, gradeRevealPolicy, gradeRevealDate: at }: ObjectiveAccess,
  updatedAt: number,
): void {
  const { cache, clock } = port;
  const refetchWindow = useRefetchWindow(port);
  const waits = gradeRevealPolicy === 'afterDate';
  const { id } = objective;
  useEffect(() => {
    const given = at === null ? null : at + clock.doubt();
    if (!waits || given === null || given < clock.now()) return;
    return clock.at(
      given + spread(refetchWindow),
      () => void cache.invalidateQueries({ queryKey: playerKeys.course(id) }),
    );
  }, [cache, clock, id, waits, at, updatedAt, refetchWindow]);
}

import { useEffect } from 'react';
import { playerKeys } from '../../data/player/keys.ts';
import { useRefetchWindow } from '../../data/player/useRefetchWindow.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { RuntimePort } from '../../runtime/port.ts';

/**
 * Asks for a course and its results again once the date of its grades has come (GRADE-3): until then they do not leave the
 * server, so the clock alone has nothing to show. Reviewing begins with them (REVIEW-1).
 * @param updatedAt when the course was last heard of
 */
export function useReveal(port: RuntimePort, { objective, gradeRevealPolicy, gradeRevealDate: at }: ObjectiveAccess, updatedAt: number): void {
  const { cache, clock } = port;
  const refetchWindow = useRefetchWindow(port);
  const waits = gradeRevealPolicy === 'afterDate';
  const { id } = objective;
  useEffect(() => {
    const given = at === null ? null : at + clock.doubt();
    if (!waits || given === null || given < clock.now()) return;
    return clock.at(given + Math.random() * refetchWindow, () => void cache.invalidateQueries({ queryKey: playerKeys.course(id) }));
  }, [cache, clock, id, waits, at, updatedAt, refetchWindow]);
}

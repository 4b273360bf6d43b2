import { useEffect } from 'react';
import { nextReveal, type Revealing } from '../../domain/results/nextReveal.ts';
import { usePort } from '../../port/context.tsx';
import { spread } from '../../plain/spread.ts';
import { useRefetchWindow } from '../query/useRefetchWindow.ts';
import { coursesKey } from './keys.ts';

/**
 * Requests courses and their lists again when the date of a grade in them comes: until then the grade does not leave the server (GRADE-3,
 * RESULT-6).
 * @param courses null until they are known
 */
export function useRevealedGrades(courses: readonly Revealing[] | null): void {
  const port = usePort();
  const { cache, clock } = port;
  const within = useRefetchWindow(port);
  useEffect(() => {
    const doubt = clock.doubt();
    const at = courses && nextReveal(courses, { now: clock.now(), doubt });
    if (at === null) return;
    return clock.at(at + doubt + spread(within), () => {
      for (const queryKey of [coursesKey, ['course']]) void cache.invalidateQueries({ queryKey });
    });
  }, [cache, clock, courses, within]);
}

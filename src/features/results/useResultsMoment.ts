import { useEffect, useState } from 'react';
import type { CourseItem } from '../../data/courses/courseItems.ts';
import { coursesKey } from '../../data/courses/keys.ts';
import { useRefetchWindow } from '../../data/query/useRefetchWindow.ts';
import type { Moment } from '../../domain/time/moment.ts';
import { usePort } from '../../port/context.tsx';
import { spread } from '../../plain/spread.ts';
import { nextReveal } from './model.ts';

/**
 * The server's time for all decisions about these results. When the date of a hidden grade comes, the results are
 * requested again: until then the grade does not leave the server (RESULT-6, GRADE-3).
 */
export function useResultsMoment(items: readonly CourseItem[] | null): Required<Moment> {
  const port = usePort();
  const { cache, clock } = port;
  const refetchWindow = useRefetchWindow(port);
  const read = () => ({ now: clock.now(), doubt: clock.doubt() });
  const [known, setKnown] = useState(() => ({ items, moment: read() }));
  // New answers come with a more exact clock.
  const judged = known.items === items ? known : { items, moment: read() };
  if (judged !== known) setKnown(judged);
  const { moment } = judged;
  useEffect(() => {
    const at = items && nextReveal(items, moment);
    if (at === null) return;
    return clock.at(at + moment.doubt + spread(refetchWindow), () => {
      for (const queryKey of [coursesKey, ['course']]) void cache.invalidateQueries({ queryKey });
    });
  }, [cache, clock, items, moment, refetchWindow]);
  return moment;
}

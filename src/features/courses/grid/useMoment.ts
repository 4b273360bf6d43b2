import { useEffect, useState } from 'react';
import type { CourseItem } from '../../../data/courses/courseItems.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { usePort } from '../../../port/context.tsx';
import type { Clock } from '../../../port/port.ts';
import { nextChange } from '../model.ts';

const momentOf = (clock: Clock, loaded = clock.now()): Moment => ({ now: clock.now(), doubt: clock.doubt(), loaded });

/**
 * The server's time for all decisions about these courses. It changes when one of their dates passes, so that the cards
 * are drawn again.
 */
export function useMoment(items: readonly CourseItem[]): Moment {
  const { clock } = usePort();
  const [known, setKnown] = useState(() => ({ items, moment: momentOf(clock) }));
  // A new list comes with a more exact clock.
  const judged = known.items === items ? known : { items, moment: momentOf(clock) };
  if (judged !== known) setKnown(judged);
  const { moment } = judged;
  useEffect(() => {
    const at = nextChange(items, moment);
    return at === null ? undefined : clock.at(at, () => setKnown({ items, moment: momentOf(clock, moment.loaded) }));
  }, [clock, items, moment]);
  return moment;
}

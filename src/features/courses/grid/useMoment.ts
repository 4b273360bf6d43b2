import { useEffect, useState } from 'react';
import type { CourseItem } from '../../../data/courses/courseItems.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { usePort } from '../../../port/context.tsx';
import { nextChange } from '../model.ts';

/**
 * The server's time for all decisions about these courses. It changes when one of their dates passes, so that the cards
 * are drawn again.
 */
export function useMoment(items: readonly CourseItem[]): Moment {
  const { clock } = usePort();
  const read = () => ({ now: clock.now(), doubt: clock.doubt() });
  const [known, setKnown] = useState(() => ({ items, moment: read() }));
  // A new list comes with a more exact clock.
  const judged = known.items === items ? known : { items, moment: read() };
  if (judged !== known) setKnown(judged);
  const { moment } = judged;
  useEffect(() => {
    const at = nextChange(items, moment);
    return at === null
      ? undefined
      : clock.at(at, () => setKnown({ items, moment: { now: clock.now(), doubt: clock.doubt() } }));
  }, [clock, items, moment]);
  return moment;
}

import { useEffect, useState } from 'react';
import type { CourseItem } from '../../data/courses/courseItems.ts';
import type { Moment } from '../../domain/moment.ts';
import { usePort } from '../../runtime/context.tsx';
import { nextChange } from './model.ts';

/** The time by which these courses are judged, by the server's clock; the cards are drawn anew when one of their dates comes. */
export function useMoment(items: readonly CourseItem[]): Moment {
  const { clock } = usePort();
  const read = () => ({ now: clock.now(), doubt: clock.doubt() });
  const [known, setKnown] = useState(() => ({ items, moment: read() }));
  // A new list comes with a better clock.
  const judged = known.items === items ? known : { items, moment: read() };
  if (judged !== known) setKnown(judged);
  const { moment } = judged;
  useEffect(() => {
    const at = nextChange(items, moment);
    return at === null ? undefined : clock.at(at, () => setKnown({ items, moment: { now: clock.now(), doubt: clock.doubt() } }));
  }, [clock, items, moment]);
  return moment;
}

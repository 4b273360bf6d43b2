import { useMemo, useState } from 'react';
import type { CourseItem } from '../../data/courses/courseItems.ts';
import { useRevealedGrades } from '../../data/courses/useRevealedGrades.ts';
import type { ClientMoment } from '../../domain/time/moment.ts';
import { usePort } from '../../port/context.tsx';

/**
 * The server's time for all decisions about these results. When the date of a hidden grade comes, the results are
 * requested again: until then the grade does not leave the server (RESULT-6, GRADE-3).
 */
export function useResultsMoment(items: readonly CourseItem[] | null): ClientMoment {
  const { clock } = usePort();
  const read = () => ({ now: clock.now(), doubt: clock.doubt() });
  const [known, setKnown] = useState(() => ({ items, moment: read() }));
  // New answers come with a more exact clock.
  const judged = known.items === items ? known : { items, moment: read() };
  if (judged !== known) setKnown(judged);
  const { moment } = judged;
  const accesses = useMemo(
    () => items?.flatMap((item) => (item.kind === 'course' ? [item.access] : [])) ?? null,
    [items],
  );
  useRevealedGrades(accesses);
  return moment;
}

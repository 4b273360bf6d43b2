import type { ObjectiveAccess } from './course.ts';
import type { Instant } from '../time/instant.ts';
import { isAhead, isOver, type Moment } from '../time/moment.ts';

/** Whether a course may be started now; `at` is the instant that decides. */
export type Availability = { readonly code: 'open' } | { readonly code: 'before' | 'after'; readonly at: Instant };

const open: Availability = { code: 'open' };

/**
 * The window in which a course may be started (AVAIL-1 to AVAIL-4). It never keeps a learner from continuing a run (BTN-3), and its end
 * does not concern a learner who is done and may not start again.
 */
export function availability(
  access: Pick<ObjectiveAccess, 'availabilityDate' | 'availabilityEndDate' | 'retake' | 'aggregate'>,
  moment: Moment,
): Availability {
  const { availabilityDate: start, availabilityEndDate: end, retake, aggregate } = access;
  const state = aggregate.lastObjectiveWorkflow?.state;
  if (state === 'inProgress') return open;
  if (start !== null && isAhead(start, moment)) return { code: 'before', at: start };
  if (end !== null && isOver(end, moment) && (state === undefined || retake)) return { code: 'after', at: end };
  return open;
}

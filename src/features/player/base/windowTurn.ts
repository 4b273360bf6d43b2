import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { Instant } from '../../../domain/time/instant.ts';

/**
 * The soonest instant after `now` at which the text about a course's window changes: its begin, or the millisecond
 * after its end (AVAIL-1 to AVAIL-4); null if there is none.
 */
export function windowTurn(
  {
    availabilityDate: start,
    availabilityEndDate: end,
  }: Pick<ObjectiveAccess, 'availabilityDate' | 'availabilityEndDate'>,
  now: Instant,
): Instant | null {
  const ahead = [start, end === null ? null : end + 1].filter((at): at is Instant => at !== null && at > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

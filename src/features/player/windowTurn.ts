import type { ObjectiveAccess } from '../../domain/course.ts';
import type { Instant } from '../../domain/instant.ts';

/** The soonest instant after `now` at which the window of a course says something new: its begin, or the millisecond after its end (AVAIL-1 to AVAIL-4); null when there is none. */
export function windowTurn({ availabilityDate: start, availabilityEndDate: end }: Pick<ObjectiveAccess, 'availabilityDate' | 'availabilityEndDate'>, now: Instant): Instant | null {
  const ahead = [start, end === null ? null : end + 1].filter((at): at is Instant => at !== null && at > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

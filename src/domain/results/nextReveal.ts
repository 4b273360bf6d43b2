import type { ObjectiveAccess } from '../course/course.ts';
import type { Instant } from '../time/instant.ts';
import { isAhead, type Moment } from '../time/moment.ts';

/** The fields of a course that say when its grade is shown. */
export type Revealing = Pick<ObjectiveAccess, 'gradeRevealPolicy' | 'gradeRevealDate'>;

/** The soonest date ahead at which the grade of a course is shown; null if no grade waits for a date (GRADE-3). */
export function nextReveal(courses: readonly Revealing[], moment: Moment): Instant | null {
  let soonest: Instant | null = null;
  for (const { gradeRevealPolicy, gradeRevealDate: at } of courses)
    if (gradeRevealPolicy === 'afterDate' && at !== null && isAhead(at, moment) && (soonest === null || at < soonest))
      soonest = at;
  return soonest;
}

import type { ObjectiveAccess } from '../course/course.ts';

/** At most this many courses are shown. */
const most = 4;

/**
 * The courses opened last, without the course to continue, which is shown separately (DASH-5).
 * @param known the last opened one first
 */
export function recentCourses(
  known: readonly ObjectiveAccess[],
  apart: ObjectiveAccess | null,
): readonly ObjectiveAccess[] {
  return known.filter(({ id }) => id !== apart?.id).slice(0, most);
}

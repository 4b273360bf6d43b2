import type { ObjectiveAccess } from '../course/course.ts';

/** Courses that are shown. */
const most = 4;

/**
 * The courses opened last, without the one to continue with, which has a place of its own (DASH-5).
 * @param known the one opened last first
 */
export function recentCourses(
  known: readonly ObjectiveAccess[],
  apart: ObjectiveAccess | null,
): readonly ObjectiveAccess[] {
  return known.filter(({ id }) => id !== apart?.id).slice(0, most);
}

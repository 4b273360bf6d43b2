import type { CourseItem } from '../../data/courses/courseItems.ts';

/** Stays with a course through every order and page. */
export function keyOf(item: CourseItem): string {
  return item.kind === 'course' ? item.access.id : item.id;
}

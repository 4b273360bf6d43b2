import type { CourseItem } from '../../../data/courses/courseItems.ts';

/** The key of a course's card, the same in every order and on every page. */
export function keyOf(item: CourseItem): string {
  if (item.kind !== 'course') return item.id;
  return item.access.id + (item.twin ? ` ${item.twin}` : '');
}

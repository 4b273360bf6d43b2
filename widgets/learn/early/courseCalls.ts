import type { Page } from '../page.ts';

/**
 * The calls for the course of a course page, below the API base. The page's address names the course, so their replies need not wait for
 * the player's code. The paths are those of the contracts of CALL-11 and CALL-147, whose code would make the early script large; a test
 * compares them.
 * @param opening whether the LMS tells with which part a course opens (AUTO-6)
 */
export function courseCalls(page: Page, opening: boolean): readonly string[] {
  if (page.kind !== 'element' || page.tag !== 'lectern-player') return [];
  const { 'objective-id': id, place, view, axis } = page.attributes;
  if (!id || place === 'public') return [];
  const course = `/users/me/objectives/${encodeURIComponent(id)}`;
  const asked = axis ? `?axis=${axis.replace(/[%&+#\s]/g, encodeURIComponent)}` : '';
  return [
    `/api/lms/v1${course}/objective-access`,
    ...(opening && view === 'content' ? [`/api/lectern/v1${course}/opening${asked}`] : []),
  ];
}

import type { Page } from '../page.ts';

/**
 * The call for the course of a course page, below the API base. The page's address names the course, so its answer need not wait for the
 * player's code. The path is that of CALL-11's contract, whose code would make the early script heavy; a test compares the two.
 */
export function courseCalls(page: Page): readonly string[] {
  if (page.kind !== 'element' || page.tag !== 'lectern-player') return [];
  const { 'objective-id': id, place } = page.attributes;
  return id && place !== 'public' ? [`/api/lms/v1/users/me/objectives/${encodeURIComponent(id)}/objective-access`] : [];
}

/** All caches of the portal in this browser begin with it, so that the worker never touches those of a neighbour on its origin. */
export const cachePrefix = 'lectern-';

/** Whom the server named last (STORE-24). */
export const personCache = `${cachePrefix}person`;

/** What is nobody's: texts, the tenant's settings, pictures of courses (STORE-27). */
export const sharedCache = `${cachePrefix}shared`;

/** The code of what few pages need, such as PDF files. */
export const lateCodeCache = `${cachePrefix}late`;

const recent = `${cachePrefix}recent:`;
const kept = `${cachePrefix}kept:`;

/** The last replies that a person has read: lists, courses, drafts (STORE-25). */
export const recentCache = (personId: string): string => recent + encodeURIComponent(personId);

/** Where the courses of a person are kept. */
export const coursesBefore = (personId: string): string => `${kept + encodeURIComponent(personId)}:`;

/** One course that a person keeps (STORE-26). */
export const courseCache = (personId: string, objectiveId: string): string =>
  coursesBefore(personId) + encodeURIComponent(objectiveId);

/** The person whose cache this is; null for one that is nobody's. */
export function personOfCache(name: string): string | null {
  const before = [recent, kept].find((start) => name.startsWith(start));
  return before === undefined ? null : decodeURIComponent(name.slice(before.length).split(':')[0] ?? '');
}

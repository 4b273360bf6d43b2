/** The names of all caches of the portal begin with it, so that the worker never touches those of another application on its origin. */
export const cachePrefix = 'lectern-';

/** Holds the person whom the server named last (STORE-24). */
export const personCache = `${cachePrefix}person`;

/** Holds replies that belong to no person: texts, the tenant's settings, pictures of courses (STORE-27). */
export const sharedCache = `${cachePrefix}shared`;

/** Holds code that few pages need, such as the reader of PDF files. */
export const lateCodeCache = `${cachePrefix}late`;

const recent = `${cachePrefix}recent:`;
const kept = `${cachePrefix}kept:`;

/** Holds the last replies that a person has read: lists, courses, drafts (STORE-25). */
export const recentCache = (personId: string): string => recent + encodeURIComponent(personId);

/** The names of the caches with a person's kept courses begin with it. */
export const coursesBefore = (personId: string): string => `${kept + encodeURIComponent(personId)}:`;

/** Holds one course that a person keeps (STORE-26). */
export const courseCache = (personId: string, objectiveId: string): string =>
  coursesBefore(personId) + encodeURIComponent(objectiveId);

/** The id of the person whose cache this is; null for a cache that belongs to no person. */
export function personOfCache(name: string): string | null {
  const before = [recent, kept].find((start) => name.startsWith(start));
  return before === undefined ? null : decodeURIComponent(name.slice(before.length).split(':')[0] ?? '');
}

/** Paths of replies that belong to no person: texts, the tenant's settings, pictures of courses. */
export const sharedPaths = /^\/(embed\/[\d.]+\/locales\/|config-ui\/config\.json$|media\/)/;

/** The path by which a page asks the worker to keep the code that reads PDF files. */
export const readersPath = '/learn/keep/readers';

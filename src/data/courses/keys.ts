/** The common key of all lists of courses, so that all can be invalidated at once. */
export const coursesKey = ['courses'] as const;

/** The learner's own courses. */
export const enrolledKey = [...coursesKey, 'enrolled'] as const;

/** The courses that the learner may choose. */
export const catalogKey = [...coursesKey, 'catalog'] as const;

/** The open catalog. */
export const publicKey = [...coursesKey, 'public'] as const;

/**
 * The most pages of a list that are fetched again, one after the other, without a request of the learner; a longer list waits until it is
 * shown.
 */
export const maxRefetchedPages = 10;

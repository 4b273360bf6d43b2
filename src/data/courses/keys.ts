/** Under this key lie all lists of courses, so that one word makes them all old. */
export const coursesKey = ['courses'] as const;

/** The learner's own courses. */
export const enrolledKey = [...coursesKey, 'enrolled'] as const;

/** The courses that the learner may choose. */
export const catalogKey = [...coursesKey, 'catalog'] as const;

/** The open catalog. */
export const publicKey = [...coursesKey, 'public'] as const;

/** Pages of a list that are asked for anew, one after the other, without anybody's wish; a longer list waits until it is shown. */
export const pagesAnew = 10;

/** Key of the learner's saved parts; that of each course, and of all of them, begins with it. */
export const savedKey = ['savedParts'] as const;

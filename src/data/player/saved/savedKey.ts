/** Key of the learner's saved parts; the keys for one course and for all courses begin with it. */
export const savedKey = ['savedParts'] as const;

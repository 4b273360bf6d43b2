/** Days after which questions are deleted (TUTOR-15). */
export const keptDays = 90;

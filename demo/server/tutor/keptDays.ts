/** Days after which what was asked is deleted (TUTOR-15). */
export const keptDays = 90;

/** A moment to the second, as credentials write it. */
export const second = (moment: Date | number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/** While the question stands others may begin: the team is asked for again after so many milliseconds, 30 s (CONST-30) and 10 % either way (CMD-10). */
export const askedAnew = (random: () => number = Math.random): number => 30_000 * (0.9 + random() * 0.2);

import { jitter } from '../../../../plain/jitter.ts';

/**
 * While the question is shown, other members may begin. The team is therefore requested again after this number of
 * milliseconds: 30 s (CONST-30), plus or minus 10 % (CMD-10).
 */
export const teamPollDelay = (random: () => number = Math.random): number => jitter(30_000, random);

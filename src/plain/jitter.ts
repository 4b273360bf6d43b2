/** A time that is 10 % shorter to 10 % longer, so that many learners do not send requests at once (CMD-10). @param random 0..1 */
export const jitter = (milliseconds: number, random: () => number = Math.random): number =>
  milliseconds * (0.9 + 0.2 * random());

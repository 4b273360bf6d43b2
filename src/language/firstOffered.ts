import { defaultTag, nearest } from './nearest.ts';

/**
 * The offered language of the first wish that means one, the most wanted first, such as a browser's languages; else English (LOC-5).
 * What is near to nothing is near to English.
 */
export const firstOffered = (wanted: readonly string[], offered: readonly string[]): string =>
  nearest(
    wanted.find((tag) => nearest(tag, offered) !== defaultTag || /^en/i.test(tag)),
    offered,
  );

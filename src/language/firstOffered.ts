import { defaultTag, nearest } from './nearest.ts';

/**
 * The offered language for the first wish that matches one, with the most wanted language first, such as a browser's languages; else
 * English (LOC-5). `nearest` gives English for a wish that matches none.
 */
export const firstOffered = (wanted: readonly string[], offered: readonly string[]): string =>
  nearest(
    wanted.find((tag) => nearest(tag, offered) !== defaultTag || /^en/i.test(tag)),
    offered,
  );

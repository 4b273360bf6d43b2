import { defaultTag, nearest } from './nearest.ts';

/** Whether a language is offered that a tag means; what is near to nothing is near to English. */
const isOffered = (tag: string, offered: readonly string[]) => nearest(tag, offered) !== defaultTag || /^en/i.test(tag);

/** The offered language of the first wish that means one, the most wanted first, such as a browser's languages; else English (LOC-5). */
export const firstOffered = (wanted: readonly string[], offered: readonly string[]): string =>
  nearest(
    wanted.find((tag) => isOffered(tag, offered)),
    offered,
  );

import type { Attempt } from '../../domain/results/attempt.ts';
import { courseRow, type ResultsItem } from './model.ts';
import type { ResultsWords } from './ResultsWords.ts';
import type { Collected } from './useCollected.ts';

/** The collected results for printing (RESULT-10): all courses, and the attempts of each by the id of its access. */
export function collectedItems(
  { courses, moment }: Collected,
  words: ResultsWords,
): { readonly items: readonly ResultsItem[]; readonly attempts: ReadonlyMap<string, readonly Attempt[]> } {
  return {
    items: courses.flatMap(({ access }): readonly ResultsItem[] => {
      const row = courseRow(access, moment, words);
      return row ? [{ kind: 'row', row }] : [];
    }),
    attempts: new Map(courses.map(({ access, attempts }) => [access.id, attempts])),
  };
}

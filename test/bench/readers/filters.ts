import { address } from '../../../src/contract/wire/address.ts';
import { courseCounts } from '../../../src/contract/courses/courseCounts.ts';
import { objectiveAccesses } from '../../../src/contract/courses/objectiveAccesses.ts';
import { accessPage, allEnrolled } from '../../../src/data/courses/enrolledPage.ts';
import {
  coursePriorities,
  courseFilter,
  courseProgresses,
  noTerm,
  uncategorized,
  type CourseFilters,
} from '../../../src/domain/filter/courseFilters.ts';
import { allOf } from '../../../src/domain/filter/filter.ts';
import { createBrowser } from '../../contract/support/browser.ts';
import { median } from '../median.ts';
import { ask, filesDuring } from './ask.ts';

/** What one filter of a list of thousands of courses costs whom. Medians in ms. */
export interface FilterFigures {
  readonly filter: string;
  /** Who has chosen it. */
  readonly ms: number;
  /** Whoever asks for a file meanwhile: the longest wait. */
  readonly blockedMs: number;
}

/** Each filter of the drawer, and all at once. The word differs by run, so that no answer is known. */
function chosen(run: number): Readonly<Record<string, Partial<CourseFilters>>> {
  const each = <T extends string>(values: readonly T[], make: (value: T) => Partial<CourseFilters>) =>
    Object.fromEntries(values.map((value) => [value, make(value)]));
  return {
    ...each(courseProgresses, (value) => ({ courseProgress: [value] })),
    ...each(coursePriorities, (value) => ({ coursePriority: [value] })),
    'no term': { term: [noTerm] },
    'no collection': { collection: [uncategorized] },
    'a word': { keyword: `w${run}` },
    'all of them': {
      courseProgress: courseProgresses,
      coursePriority: coursePriorities,
      term: [noTerm],
      collection: [uncategorized],
      keyword: `e${run}`,
    },
  };
}

/** Asks for each filter of mira's list, with the numbers of the drawer, while somebody asks for files. */
export async function filters(portal: string, runs: number): Promise<readonly FilterFigures[]> {
  const browser = createBrowser(portal);
  await browser.signIn('mira');
  const cookie = `lms_sid=${browser.cookie('lms_sid')?.value}`;
  const found = new Map<string, { readonly ms: number; readonly blockedMs: number }[]>();
  for (let run = 0; run <= runs; run += 1)
    for (const [name, filter] of Object.entries(chosen(run))) {
      const wish = { ...allEnrolled, filter: allOf(allEnrolled.filter, courseFilter(filter)) };
      const asked = Promise.all(
        [
          address(objectiveAccesses, { query: accessPage(wish, 0) }),
          address(courseCounts, { query: wish.filter ? { filter: wish.filter } : {} }),
        ].map((path) => ask(portal + path, cookie)),
      );
      const waits = await filesDuring(portal, asked);
      // The first round is for what is made at first use.
      if (run > 0)
        found.set(name, [
          ...(found.get(name) ?? []),
          { ms: Math.max(...(await asked).map(({ ms }) => ms)), blockedMs: Math.max(...waits) },
        ]);
    }
  return [...found].map(([filter, all]) => ({
    filter,
    ms: median(all.map(({ ms }) => ms)),
    blockedMs: median(all.map(({ blockedMs }) => blockedMs)),
  }));
}

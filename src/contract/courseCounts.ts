import { fallback, number, object, record, string } from 'valibot';
import { readCall } from './call.ts';
import { decode } from './decode.ts';
import type { LoadOptions } from './loadOptions.ts';

const by = fallback(record(string(), number()), {});
const counts = object({ total: number(), progress: by, priority: by, terms: by, collections: by });

/** How many courses of a list fall to each value of each filter group. */
export interface CourseCounts {
  readonly total: number;
  /** By `notStarted`, `inProgress`, `completed`. */
  readonly progress: Readonly<Record<string, number>>;
  /** By `mandatory`, `optional`. */
  readonly priority: Readonly<Record<string, number>>;
  /** By id; under the all-zero id those without. */
  readonly terms: Readonly<Record<string, number>>;
  /** By id; under `uncategorized` those without. */
  readonly collections: Readonly<Record<string, number>>;
}

/** Counts the learner's courses that fit a filter, by the groups of the filter drawer. A call of Lectern's own: `courseCounts` in `extensions`. */
export const courseCounts = readCall({
  name: 'courseCounts.get',
  base: 'lectern',
  path: 'users/me/course-counts',
  read: (body): CourseCounts => decode('courseCounts.get', counts, body),
  _input: {} as { readonly query: Pick<LoadOptions, 'filter'> },
});

import { number } from 'valibot';
import { readCall } from '../wire/call.ts';
import { decode } from '../wire/decode.ts';
import { table } from '../wire/fields.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';
import { object } from '../wire/object.ts';

const by = table((value) => (typeof value === 'number' ? value : null));
const counts = object({ total: number(), progress: by, priority: by, terms: by, collections: by });

/** The numbers of courses of a list, by the values of each filter group. */
export interface CourseCounts {
  readonly total: number;
  /** By `notStarted`, `inProgress`, `completed`. */
  readonly progress: Readonly<Record<string, number>>;
  /** By `mandatory`, `optional`. */
  readonly priority: Readonly<Record<string, number>>;
  /** By term id; courses without a term are counted under the all-zero id. */
  readonly terms: Readonly<Record<string, number>>;
  /** By collection id; courses without a collection are counted under `uncategorized`. */
  readonly collections: Readonly<Record<string, number>>;
}

/**
 * Counts the learner's courses that fit a filter, by the groups of the filter drawer. A call of Lectern's own:
 * `courseCounts` in `extensions`.
 */
export const courseCounts = readCall({
  name: 'courseCounts.get',
  base: 'lectern',
  path: 'users/me/course-counts',
  read: (body): CourseCounts => decode('courseCounts.get', counts, body),
  _input: {} as { readonly query: Pick<LoadOptions, 'filter'> },
});

import type { FieldTable } from '../../../../src/domain/filter/filter.ts';
import { compareBy, matches } from '../../../../src/domain/filter/filterMatches.ts';
import { pick, type ListOptions } from './loadOptions.ts';

/**
 * A page of a list that is short enough to be wholly in memory. Filters and order are the same as in the database
 * (CALL-4, SRV-23).
 */
export function pageOf<F extends string>(
  items: readonly object[],
  fields: FieldTable & Readonly<Record<F, unknown>>,
  { filter, sort, select, skip, take }: ListOptions<F>,
) {
  const found = items.filter((item) => !filter || matches(filter, item));
  if (sort.length > 0) found.sort(compareBy(sort, fields));
  return { data: found.slice(skip, skip + take).map((item) => pick(item, select)), totalCount: found.length };
}

import type { LoadOptions } from '../../contract/wire/loadOptions.ts';
import type { FilterExpression } from '../../domain/filter/filter.ts';

/** The lists of courses: the learner's own, those that the learner may choose, those that everybody may see. */
export type ListName = 'enrolled' | 'catalog' | 'public';

/** The orders of a list: by name, by the next date, by the last opening (the latest first). */
export type SortName = 'name' | 'due' | 'recent';

/** A request for a list: its filter and its order. */
export interface ListRequest {
  /** Different for different requests; empty for the whole list by name. */
  readonly key: string;
  /** The membership of the list and all chosen filters; null for all courses. */
  readonly filter: FilterExpression | null;
  readonly sort: NonNullable<LoadOptions['sort']>;
}

import type { LoadOptions } from '../../contract/wire/loadOptions.ts';
import type { FilterExpression } from '../../domain/filter/filter.ts';

/** The lists of courses: one's own, those one may choose, those that anybody may see. */
export type ListName = 'enrolled' | 'catalog' | 'public';

/** The orders of a list: by name, the next date first, what was opened last first. */
export type SortName = 'name' | 'due' | 'recent';

/** What is asked of a list: its filter and its order. */
export interface ListRequest {
  /** Different for different requests; empty for the whole list by name. */
  readonly key: string;
  /** Membership and all that is chosen; null wants all. */
  readonly filter: FilterExpression | null;
  readonly sort: NonNullable<LoadOptions['sort']>;
}

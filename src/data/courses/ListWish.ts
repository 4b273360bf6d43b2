import type { LoadOptions } from '../../contract/loadOptions.ts';
import type { FilterExpression } from '../../domain/filter.ts';

/** The lists of courses: one's own, those one may choose, those that anybody may see. */
export type ListName = 'enrolled' | 'catalog' | 'public';

/** The orders of a list: by name, the next date first, what was opened last first. */
export type SortName = 'name' | 'due' | 'recent';

/** What of a list is wanted. */
export interface ListWish {
  /** Different for different wishes; empty for the whole list by name. */
  readonly key: string;
  /** Membership and all that is chosen; null wants all. */
  readonly filter: FilterExpression | null;
  readonly sort: NonNullable<LoadOptions['sort']>;
}

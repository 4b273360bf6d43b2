import {
  coursePriorities,
  courseProgresses,
  filterGroups,
  noFilters,
  searchText,
  type CourseFilters,
  type FilterGroup,
} from '../../../domain/filter/courseFilters.ts';
import type { ListName, SortName } from '../../../data/courses/ListRequest.ts';
import { total } from '../../../plain/total.ts';

/** A reader's choice in a list. */
export interface ListChoice extends CourseFilters {
  readonly sort: SortName;
}

/** A choice that was read from an address or from storage. */
export interface ReadChoice {
  readonly choice: ListChoice;
  /** Whether it contains any parameter of a list. */
  readonly any: boolean;
  /** Whether unknown values were removed (FILTER-11). */
  readonly dropped: boolean;
}

/** The empty choice. */
export const noChoice: ListChoice = { ...noFilters, sort: 'name' };

/** The empty choice in the current order. */
export const cleared = ({ sort }: ListChoice): ListChoice => ({ ...noChoice, sort });

/** The groups that a list can be filtered by (FILTER-1). */
export const groupsOf: Readonly<Record<ListName, readonly FilterGroup[]>> = {
  enrolled: filterGroups,
  catalog: ['collection', 'term'],
  public: ['collection'],
};

/** The orders that a list can be in. */
export const sortsOf: Readonly<Record<ListName, readonly SortName[]>> = {
  enrolled: ['name', 'due', 'recent'],
  catalog: ['name'],
  public: ['name'],
};

// Nobody chooses more than this, and an address could not hold more.
const limits = { values: 50, id: 100, keyword: 200 };
const fixed: Readonly<Partial<Record<FilterGroup, readonly string[]>>> = {
  courseProgress: courseProgresses,
  coursePriority: coursePriorities,
};
// Removes lone surrogates, which no address can hold, and invisible characters.
const whole = (text: string) => text.replace(/[\p{Cs}\p{Cc}]/gu, '');
const isId = (value: string) => value.length > 0 && value.length <= limits.id && !/[\p{Cc}\p{Cs}]/u.test(value);

/**
 * Reads a choice from the raw values of its names. Unknown values are left out, and so are values beyond the limits.
 * {@link keepKnown} checks terms and collections once these are loaded.
 */
export function readChoice(
  list: ListName,
  given: Readonly<Partial<Record<FilterGroup | 'keyword' | 'sort', unknown>>>,
): ReadChoice {
  let dropped = false;
  let any = false;
  const values = (group: FilterGroup): string[] => {
    const raw = given[group];
    if (raw === undefined) return [];
    const all = Array.isArray(raw) ? (raw as unknown[]) : [raw];
    const known = new Set<string>();
    for (const value of all) {
      if (typeof value === 'string' && known.size < limits.values && (fixed[group]?.includes(value) ?? isId(value)))
        known.add(value);
      else dropped ||= !(typeof value === 'string' && known.has(value));
    }
    any ||= known.size > 0;
    return [...known];
  };
  const filters = Object.fromEntries(groupsOf[list].map((group) => [group, values(group)])) as Partial<CourseFilters>;
  const { keyword: words, sort: order } = given;
  const keyword = typeof words === 'string' && words.length <= limits.keyword ? searchText(whole(words)) : '';
  dropped ||= words !== undefined && (typeof words !== 'string' || words.length > limits.keyword);
  const sort = sortsOf[list].find((name) => name === order);
  dropped ||= order !== undefined && sort === undefined;
  return {
    choice: { ...noChoice, ...filters, keyword, sort: sort ?? 'name' },
    any: any || keyword !== '' || sort !== undefined,
    dropped,
  };
}

/** The existing ids; null if they could not be loaded, and then every value is accepted. */
export interface KnownIds {
  readonly term: ReadonlySet<string> | null;
  readonly collection: ReadonlySet<string> | null;
}

/** A choice without the terms and collections that do not exist (FILTER-11). */
export function keepKnown(
  choice: ListChoice,
  known: KnownIds,
): { readonly choice: ListChoice; readonly dropped: boolean } {
  const keep = (group: 'term' | 'collection') => choice[group].filter((id) => known[group]?.has(id) ?? true);
  const [term, collection] = [keep('term'), keep('collection')];
  const dropped = term.length < choice.term.length || collection.length < choice.collection.length;
  return { choice: dropped ? { ...choice, term, collection } : choice, dropped };
}

/** The number of values that are chosen in the drawer (FILTER-7). */
export function countChosen(choice: CourseFilters): number {
  return total(filterGroups.map((group) => choice[group].length));
}

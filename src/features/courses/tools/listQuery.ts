import { filterGroups } from '../../../domain/filter/courseFilters.ts';
import type { ListName } from '../../../data/courses/ListRequest.ts';
import { arrivalNames } from '../arrival/arrivalNames.ts';
import { readChoice, groupsOf, type ListChoice, type ReadChoice } from './listChoice.ts';

/** The choice in the query of an address. */
export interface ReadQuery extends ReadChoice {
  /** Known parameters that do not belong to the list. They stay in the address unchanged. */
  readonly rest: string;
}

// A longer query is ignored.
const longest = 8000;

/**
 * Reads the query of an address (FILTER-10 to FILTER-12). Never throws, even for an invalid query.
 * @param owns whether the list owns the address: then unknown names are dropped
 */
export function readListQuery(list: ListName, query: string, owns: boolean): ReadQuery {
  const params = new URLSearchParams(query.length > longest ? '' : query);
  const lists = new Set<string>(groupsOf[list]);
  const given = new Map<string, unknown>();
  const rest = new URLSearchParams();
  let dropped = query.length > longest;
  for (const [name, value] of params) {
    const before = given.get(name);
    if (lists.has(name))
      given.set(name, [...((before as string[] | undefined) ?? []), ...value.split(',').filter(Boolean)]);
    else if (name === 'keyword' || name === 'sort') given.set(name, before ?? value);
    else if (arrivalNames.has(name)) rest.append(name, value);
    else if (owns) dropped = true;
  }
  const read = readChoice(list, Object.fromEntries(given));
  return { ...read, dropped: read.dropped || dropped, rest: rest.toString() };
}

/** A choice as the query of an address, always the same for the same choice; {@link readListQuery} reads it back. */
export function listQuery(list: ListName, choice: ListChoice, rest = ''): string {
  const values =
    groupsOf[list].length > 0
      ? filterGroups.map((group): [string, string] => [group, choice[group].map(encodeURIComponent).join(',')])
      : [];
  const all: [string, string][] = [
    ['keyword', encodeURIComponent(choice.keyword)],
    ...values,
    ['sort', choice.sort === 'name' ? '' : choice.sort],
  ];
  return [...all.filter(([, value]) => value).map(([name, value]) => `${name}=${value}`), rest]
    .filter(Boolean)
    .join('&');
}

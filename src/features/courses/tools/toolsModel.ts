import type { Fact, ListFacts } from '../../../data/courses/useListFacts.ts';
import {
  coursePriorities,
  courseProgresses,
  noTerm,
  uncategorized,
  type FilterGroup,
} from '../../../domain/filter/courseFilters.ts';
import { withoutProgress } from '../../../domain/tree/withoutProgress.ts';
import type { Translate } from '../../../i18n/locale.ts';
import type { ListName } from '../../../data/courses/ListRequest.ts';
import { groupsOf, type ListChoice } from './listChoice.ts';

/** One value of a filter group. */
export interface FilterValue {
  readonly id: string;
  readonly label: string;
  /** Null where it is not counted. */
  readonly count: number | null;
  readonly chosen: boolean;
}

/** One group of the filter drawer. */
export interface FilterGroupView {
  readonly group: FilterGroup;
  readonly state: 'ready' | 'loading' | 'failed';
  readonly values: readonly FilterValue[];
  readonly chosen: number;
  /** Number of courses that match none of its values; 0 if they are not counted. */
  readonly rest: number;
}

interface Words {
  readonly t: Translate<'lists'>;
  readonly uncategorized: string;
}

type Known = Pick<ListFacts, 'collections' | 'terms' | 'counts'>;
const isThere = <T>(fact: Fact<T>): fact is T => fact !== null && fact !== 'failed';

/** The loading state of the data that a group needs. If the counts fail, the values simply have no numbers. */
function stateOf(facts: Known, group: FilterGroup): FilterGroupView['state'] {
  if (group !== 'term' && group !== 'collection') return 'ready';
  const needed: readonly Fact<unknown>[] = group === 'term' ? [facts.terms, facts.counts] : [facts.collections];
  if (needed.includes('failed')) return 'failed';
  return needed.includes(null) ? 'loading' : 'ready';
}

function termValues({ terms, counts }: Known, { term: chosen }: ListChoice, t: Words['t']): readonly FilterValue[] {
  if (!isThere(terms)) return [];
  const used = isThere(counts) ? counts.terms : null;
  const offered = terms.filter(({ id }) => chosen.includes(id) || used?.has(id));
  // "No term" is offered only together with other terms.
  const none =
    chosen.includes(noTerm) || (offered.length > 0 && used?.has(noTerm)) ? [{ id: noTerm, name: t('noTerm') }] : [];
  return [...offered, ...none].map(({ id, name }) => ({
    id,
    label: name,
    count: used?.get(id) ?? null,
    chosen: chosen.includes(id),
  }));
}

function collectionValues(
  { collections, counts }: Known,
  { collection: chosen }: ListChoice,
  words: Words,
): readonly FilterValue[] {
  if (!isThere(collections)) return [];
  const known = isThere(counts) ? counts : null;
  const countOf = (id: string, told: number) => known?.collections?.[id] ?? (known?.collections ? 0 : told);
  const offered = collections
    .map(({ id, name, objectivesCount }) => ({
      id,
      label: name,
      count: countOf(id, objectivesCount),
      chosen: chosen.includes(id),
    }))
    .filter(({ count, chosen: isChosen }) => count > 0 || isChosen);
  const rest = {
    id: uncategorized,
    label: words.uncategorized,
    count: known?.uncategorized ?? null,
    chosen: chosen.includes(uncategorized),
  };
  return rest.chosen || (offered.length > 0 && rest.count) ? [...offered, rest] : offered;
}

/** The groups of the drawer; a group without values is left out (FILTER-1, FILTER-9). */
export function filterGroupViews(
  list: ListName,
  choice: ListChoice,
  facts: Known & Partial<Pick<ListFacts, 'narrowed'>>,
  words: Words,
  beside = false,
): readonly FilterGroupView[] {
  const { t } = words;
  const counts = isThere(facts.counts) ? facts.counts : null;
  const valuesOf = (group: FilterGroup): readonly FilterValue[] => {
    if (group === 'term') return termValues(facts, choice, t);
    // The same numbers as on the chips.
    if (group === 'collection')
      return chipViews(choice, { ...facts, narrowed: facts.narrowed ?? null }, beside, words).chips;
    const value = (
      id: string,
      label: string,
      counted: Readonly<Record<string, number>> | null | undefined,
    ): FilterValue => ({
      id,
      label,
      count: counted ? (counted[id] ?? 0) : null,
      chosen: (choice[group] as readonly string[]).includes(id),
    });
    if (group === 'courseProgress')
      return courseProgresses.map((id) => value(id, t(`progress.${id}`), counts?.progress));
    return coursePriorities.map((id) => value(id, t(`priority.${id}`), counts?.priority));
  };
  return groupsOf[list]
    .map((group) => ({
      group,
      state: stateOf(facts, group),
      values: valuesOf(group),
      chosen: choice[group].length,
      rest: group === 'courseProgress' && counts ? withoutProgress(counts) : 0,
    }))
    .filter(({ state, values }) => state !== 'ready' || values.length > 0);
}

/** Whether there is a filter to offer (FILTER-8); `unknown` while data is loading. A failed group counts as one with values. */
export function filterButton(groups: readonly FilterGroupView[]): 'shown' | 'hidden' | 'unknown' {
  if (groups.some(({ state, values }) => state === 'failed' || values.length > 0)) return 'shown';
  return groups.length > 0 ? 'unknown' : 'hidden';
}

/**
 * The chips of collections above the cards. `beside` says whether all other choices restrict their numbers; `all` is
 * null if it is not counted.
 */
export function chipViews(
  choice: ListChoice,
  facts: Pick<ListFacts, 'collections' | 'counts' | 'narrowed'>,
  beside: boolean,
  words: Words,
) {
  const { counts, narrowed } = facts;
  const values = collectionValues({ ...facts, terms: null }, choice, words);
  if (!beside) return { all: isThere(counts) ? counts.total : null, chips: values };
  const countOf = (id: string) => (narrowed ? (narrowed.collections[id] ?? 0) : null);
  return { all: narrowed?.total ?? null, chips: values.map((value) => ({ ...value, count: countOf(value.id) })) };
}

/** The values chosen in the drawer that have no chip of their own. They are shown above the list and can be removed there (LIST-20). */
export function chosenValues(
  groups: readonly FilterGroupView[],
): readonly (FilterValue & { readonly group: FilterGroup })[] {
  return groups
    .filter(({ group }) => group !== 'collection')
    .flatMap(({ group, values }) => values.filter(({ chosen }) => chosen).map((value) => ({ ...value, group })));
}

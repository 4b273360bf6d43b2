import type { Fact, ListFacts } from '../../data/courses/useListFacts.ts';
import { coursePriorities, courseProgresses, noTerm, uncategorized, type FilterGroup } from '../../domain/courseFilters.ts';
import type { Translate } from '../../i18n/locale.ts';
import type { ListName } from '../../data/courses/ListWish.ts';
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
}

interface Words {
  readonly t: Translate<'lists'>;
  readonly uncategorized: string;
}

type Known = Pick<ListFacts, 'collections' | 'terms' | 'counts'>;
const isThere = <T>(fact: Fact<T>): fact is T => fact !== null && fact !== 'failed';

/** What a group needs to be shown whole: still on its way, or not to be had. Counts that fail leave the values without numbers. */
function stateOf(facts: Known, group: FilterGroup): FilterGroupView['state'] {
  if (group !== 'term' && group !== 'collection') return 'ready';
  const needed: readonly Fact<unknown>[] = group === 'term' ? [facts.terms, facts.counts] : [facts.collections];
  return needed.includes('failed') ? 'failed' : needed.includes(null) ? 'loading' : 'ready';
}

function termValues({ terms, counts }: Known, { term: chosen }: ListChoice, t: Words['t']): readonly FilterValue[] {
  if (!isThere(terms)) return [];
  const used = isThere(counts) ? counts.terms : null;
  const offered = terms.filter(({ id }) => chosen.includes(id) || used?.has(id));
  // Without any term at all, having none is nothing to choose.
  const none = chosen.includes(noTerm) || (offered.length > 0 && used?.has(noTerm)) ? [{ id: noTerm, name: t('noTerm') }] : [];
  return [...offered, ...none].map(({ id, name }) => ({ id, label: name, count: used?.get(id) ?? null, chosen: chosen.includes(id) }));
}

function collectionValues({ collections, counts }: Known, { collection: chosen }: ListChoice, words: Words): readonly FilterValue[] {
  if (!isThere(collections)) return [];
  const known = isThere(counts) ? counts : null;
  const countOf = (id: string, told: number) => known?.collections?.[id] ?? (known?.collections ? 0 : told);
  const offered = collections
    .map(({ id, name, objectivesCount }) => ({ id, label: name, count: countOf(id, objectivesCount), chosen: chosen.includes(id) }))
    .filter(({ count, chosen: isChosen }) => count > 0 || isChosen);
  const rest = { id: uncategorized, label: words.uncategorized, count: known?.uncategorized ?? null, chosen: chosen.includes(uncategorized) };
  return rest.chosen || (offered.length > 0 && rest.count) ? [...offered, rest] : offered;
}

/** The groups of the drawer; one of which the list has no value is left out (FILTER-1, FILTER-9). */
export function filterGroupViews(list: ListName, choice: ListChoice, facts: Known, words: Words): readonly FilterGroupView[] {
  const { t } = words;
  const counts = isThere(facts.counts) ? facts.counts : null;
  const valuesOf = (group: FilterGroup): readonly FilterValue[] => {
    if (group === 'term') return termValues(facts, choice, t);
    if (group === 'collection') return collectionValues(facts, choice, words);
    const value = (id: string, label: string, counted: Readonly<Record<string, number>> | null | undefined): FilterValue => ({ id, label, count: counted ? (counted[id] ?? 0) : null, chosen: (choice[group] as readonly string[]).includes(id) });
    if (group === 'courseProgress') return courseProgresses.map((id) => value(id, t(`progress.${id}`), counts?.progress));
    return coursePriorities.map((id) => value(id, t(`priority.${id}`), counts?.priority));
  };
  return groupsOf[list]
    .map((group) => ({ group, state: stateOf(facts, group), values: valuesOf(group), chosen: choice[group].length }))
    .filter(({ state, values }) => state !== 'ready' || values.length > 0);
}

/** Whether there is anything to filter by (FILTER-8); `unknown` until it is known. What could not be found out is held to be there. */
export function filterButton(groups: readonly FilterGroupView[]): 'shown' | 'hidden' | 'unknown' {
  if (groups.some(({ state, values }) => state === 'failed' || values.length > 0)) return 'shown';
  return groups.length > 0 ? 'unknown' : 'hidden';
}

/** The chips of collections over the cards, counted under all else that is chosen; `all` is null where that is not counted. */
export function chipViews(choice: ListChoice, facts: Pick<ListFacts, 'collections' | 'counts' | 'narrowed'>, beside: boolean, words: Words) {
  const { counts, narrowed } = facts;
  const values = collectionValues({ ...facts, terms: null }, choice, words);
  const countOf = (id: string, whole: number | null) => (beside ? (narrowed ? (narrowed.collections[id] ?? 0) : null) : whole);
  const total = beside ? (narrowed?.total ?? null) : isThere(counts) ? counts.total : null;
  return { all: total, chips: values.map((value) => ({ ...value, count: countOf(value.id, value.count) })) };
}

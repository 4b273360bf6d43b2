import type { CourseItem } from '../../data/courses/courseItems.ts';
import type { CourseList } from '../../data/courses/useCourseList.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import { newestResult } from '../../domain/results/newestResult.ts';
import { fitsOutcome, type OutcomeFilter } from '../../domain/results/outcomeFilter.ts';
import type { Moment } from '../../domain/time/moment.ts';
import type { Route } from '../../routes/route.ts';
import { figuresOf, type Figures } from './figures.ts';
import type { ResultsWords } from './ResultsWords.ts';
import { notLoaded, type NotLoaded } from '../../domain/load/notLoaded.ts';
import { whyOld, type WhyOld } from '../../domain/load/whyOld.ts';

/** A course with its newest result, ready to be drawn. */
export interface CourseRow {
  readonly id: string;
  readonly access: ObjectiveAccess;
  readonly title: string;
  readonly code: string | null;
  readonly route: Route;
  readonly newest: Figures;
  readonly date: string | null;
  /** Whether it was handed in and is being graded: then the date is the one on which it was handed in. */
  readonly waiting: boolean;
  /** A further fact: the result came from another platform, or another attempt has begun. */
  readonly note: string | null;
}

/** A course of the list; `unreadable` is one whose data cannot be read (DATA-23). */
export type ResultsItem =
  { readonly kind: 'row'; readonly row: CourseRow } | { readonly kind: 'unreadable'; readonly id: string };

/** A course with its newest result (RESULT-2); null where it has none. */
export function courseRow(access: ObjectiveAccess, moment: Moment, words: ResultsWords): CourseRow | null {
  const newest = newestResult(access, moment);
  if (!newest) return null;
  const { t, formats, now } = words;
  const { objective } = access;
  const note = newest.again ? t('again') : null;
  return {
    id: access.id,
    access,
    title: objective.name,
    code: objective.code,
    route: { name: 'course', objectiveId: objective.id, aggregateId: null, review: false },
    newest: figuresOf(newest.verdict, words),
    waiting: newest.verdict.kind === 'grading',
    date: newest.at === null ? null : formats.day(newest.at, now),
    note: newest.imported ? t('imported') : note,
  };
}

/** The courses that match the choice, in the order of the server (RESULT-5). */
export function resultsItems(
  items: readonly CourseItem[],
  outcome: OutcomeFilter,
  moment: Moment,
  words: ResultsWords,
): readonly ResultsItem[] {
  return items.flatMap((item): readonly ResultsItem[] => {
    if (item.kind === 'unreadable') return outcome === 'all' ? [item] : [];
    const newest = newestResult(item.access, moment);
    const row = newest && fitsOutcome(newest.verdict, outcome) && courseRow(item.access, moment, words);
    return row ? [{ kind: 'row', row }] : [];
  });
}

/** The state of the results: the list, or the panel that replaces it. */
export type ResultsView =
  | NotLoaded
  | { readonly kind: 'empty' | 'nothingFound' }
  | {
      readonly kind: 'rows';
      /** The reason why the list may be out of date. */
      readonly notice: WhyOld;
    };

/**
 * The view of the results (RESULT-1, RESULT-7). A failure never removes a loaded list.
 * @param fitting number of loaded courses that match the choice
 * @param narrowed whether a search or an outcome is chosen
 */
export function resultsView(
  list: Pick<CourseList, 'items' | 'error' | 'online' | 'old' | 'next'>,
  fitting: number,
  narrowed: boolean,
): ResultsView {
  const { items, error, online, old, next } = list;
  if (items === null || (old && !online)) return notLoaded(error, online);
  if (fitting === 0) {
    if (old || next === 'loading' || next === 'ready') return { kind: 'loading' };
    if (next === 'none') return { kind: narrowed ? 'nothingFound' : 'empty' };
  }
  return { kind: 'rows', notice: whyOld(error, online) };
}

/** Whether all pages are needed: the server cannot filter by outcome, since that would reveal hidden results (SRV-13). */
export const needsAll = (outcome: OutcomeFilter, next: CourseList['next']): boolean =>
  outcome !== 'all' && next === 'ready';

/** The number of courses; with a chosen outcome, the number of matching courses out of all. */
export function countText(
  { outcome }: { readonly outcome: OutcomeFilter },
  fitting: number,
  total: number,
  { t, formats }: ResultsWords,
): string {
  return outcome === 'all'
    ? t('count', { count: total })
    : t('countOf', { shown: formats.number(fitting), count: total });
}

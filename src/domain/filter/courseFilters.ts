import { allOf, type FilterExpression } from './filter.ts';
import { noId } from '../course/noId.ts';
import { progressFilters, type CourseProgress } from './progressFilters.ts';

/** Values of the progress filter (FILTER-3 to FILTER-5). */
export const courseProgresses = ['notStarted', 'inProgress', 'completed'] as const satisfies readonly CourseProgress[];
/** Values of the priority filter (FILTER-6). */
export const coursePriorities = ['mandatory', 'optional'] as const;
/** The id that stands for courses without a collection (FILTER-9). */
export const uncategorized = 'uncategorized';
/** The id that stands for courses without a term (DATA-10). */
export const noTerm = noId;

/** The groups of the filter drawer, in its order (FILTER-1). */
export const filterGroups = ['collection', 'term', 'courseProgress', 'coursePriority'] as const;
export type FilterGroup = (typeof filterGroups)[number];
export type CoursePriority = (typeof coursePriorities)[number];

/** The chosen filters of a list. Terms and collections are given by id. */
export interface CourseFilters {
  readonly courseProgress: readonly CourseProgress[];
  readonly coursePriority: readonly CoursePriority[];
  readonly term: readonly string[];
  readonly collection: readonly string[];
  /** As it was typed; leading spaces and case do not count (FILTER-14). */
  readonly keyword: string;
}

/** Nothing chosen. */
export const noFilters: CourseFilters = {
  courseProgress: [],
  coursePriority: [],
  term: [],
  collection: [],
  keyword: '',
};

const priority: Readonly<Record<CoursePriority, FilterExpression>> = {
  mandatory: ['isMandatory', '=', true],
  optional: ['isMandatory', '=', false],
};

const anyOf = (filters: readonly FilterExpression[]): FilterExpression | null =>
  filters.length > 1 ? filters.flatMap((filter, index) => (index ? ['or', filter] : [filter])) : (filters[0] ?? null);

/** The keyword as it is searched for: in lower case, without leading spaces (FILTER-14). */
export const searchText = (keyword: string) => keyword.trimStart().toLowerCase();

/**
 * The chosen filters as the filter of a list call; null if none is chosen. Values of a group are joined by or, groups by and (FILTER-2);
 * the progress filter is literal: none of its values finds a submitted or graded course (FILTER-5).
 * @param course path to the course in an item of the list: the items of the open catalog are courses themselves
 */
export function courseFilter(
  chosen: Partial<CourseFilters>,
  course: 'objective.' | '' = 'objective.',
): FilterExpression | null {
  const { courseProgress = [], coursePriority = [], term = [], collection = [], keyword = '' } = chosen;
  const text = searchText(keyword);
  return allOf(
    anyOf(courseProgress.map((value) => progressFilters[value])),
    anyOf(coursePriority.map((value) => priority[value])),
    term.length > 0 ? ['termId', 'in', term] : null,
    collection.length > 0
      ? [`${course}showcases.id`, 'in', collection.map((id) => (id === uncategorized ? null : id))]
      : null,
    text ? anyOf(['name', 'code', 'description'].map((field) => [`${course}${field}`, 'contains', text])) : null,
  );
}

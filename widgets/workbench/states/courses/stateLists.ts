import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { courseFilter, courseProgresses, noTerm, uncategorized } from '../../../../src/domain/filter/courseFilters.ts';
import { parseFilter, type FieldTable, type Filter } from '../../../../src/domain/filter/filter.ts';
import { matches } from '../../../../src/domain/filter/filterMatches.ts';
import { publicFields } from '../../../../src/domain/course/publicFields.ts';
import type { FeatureState, ScriptedReply } from '../../featureState.ts';
import type { wireCourse } from './stateCourse.ts';

/** A course in the form in which the server of these states has it. */
export type Wire = ReturnType<typeof wireCourse>;

const filterIn = (url: URL, fields: FieldTable): Filter =>
  parseFilter(JSON.parse(url.searchParams.get('filter') ?? '[["!",["id","=",null]]]') as unknown, fields);
const numberIn = (url: URL, name: string, otherwise: number) => Number(url.searchParams.get(name) ?? otherwise);

/**
 * Answers the requested pages of a list, by name, and only with courses that fit. The caller has already chosen the
 * courses that belong to the list.
 */
const listOf = (items: readonly object[], fields: FieldTable, nameOf: (item: never) => string): ScriptedReply => ({
  answer: (url) => {
    const filter = filterIn(url, fields);
    const found = items
      .filter((item) => matches(filter, item))
      .sort((one, other) => nameOf(one as never).localeCompare(nameOf(other as never)));
    const skip = numberIn(url, 'skip', 0);
    return { data: found.slice(skip, skip + numberIn(url, 'take', found.length)), totalCount: found.length };
  },
});

const nameOf = ({ objective }: Wire) => objective.name;

const collectionsOf = (items: readonly Wire[]) => {
  const counts = new Map<string, number>();
  for (const { objective } of items)
    for (const { id } of objective.showcases) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([id, objectivesCount], order) => ({ id, name: id, code: null, description: null, objectivesCount, order }));
};

const fitting = (items: readonly Wire[], filter: Filter) => items.filter((item) => matches(filter, item));

/** Counts the courses of each value of the filter groups. */
function countsOf(items: readonly Wire[]) {
  const progress = Object.fromEntries(
    courseProgresses.map((value) => [
      value,
      fitting(items, parseFilter(courseFilter({ courseProgress: [value] }), accessFields)).length,
    ]),
  );
  const by = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, keys.filter((one) => one === key).length]));
  const mandatory = items.filter(({ isMandatory }) => isMandatory).length;
  return {
    total: items.length,
    progress,
    priority: { mandatory, optional: items.length - mandatory },
    terms: by(items.map(({ termId }) => termId ?? noTerm)),
    collections: by(
      items.flatMap(({ objective: { showcases } }) =>
        showcases.length > 0 ? showcases.map(({ id }) => id) : [uncategorized],
      ),
    ),
  };
}

/** The terms that courses of these states are in. */
const stateTerms = [
  { id: 'autumn', name: 'Autumn 2026' },
  { id: 'spring', name: 'Spring 2026' },
  { id: 'winter', name: 'Winter 2025' },
];

/** A server that knows these courses of a learner, and searches, filters and counts them. */
export function learnerReplies(items: readonly Wire[]): FeatureState['replies'] {
  const collections: ScriptedReply = { body: collectionsOf(items) };
  return {
    'GET /config-ui/config.json': [{ body: { extensions: ['courseCounts'] } }],
    'GET /api/lms/v1/users/me/objective-accesses/query': [listOf(items, accessFields, nameOf)],
    'GET /api/lms/v1/users/me/enrolled-showcases': [collections],
    'GET /api/lms/v1/users/me/catalog-showcases': [collections],
    'GET /api/lms/v1/users/me/terms': [{ body: stateTerms }],
    'GET /api/lectern/v1/users/me/course-counts': [
      { answer: (url) => countsOf(fitting(items, filterIn(url, accessFields))) },
    ],
  };
}

/** A server of the open catalog with these courses. */
export function publicReplies(items: readonly Wire[]): FeatureState['replies'] {
  const courses = items.map(({ objective, availabilityDate, availabilityEndDate }) => ({
    id: objective.id,
    name: objective.name,
    code: objective.code,
    description: null,
    imageUrl: objective.imageUrl,
    state: objective.state,
    showcases: objective.showcases,
    activity: objective.activity,
    objectiveAccessId: null,
    availabilityDate,
    availabilityEndDate,
  }));
  return {
    'GET /api/lms/v1/public/open-catalog/objectives/query': [
      listOf(courses, publicFields, ({ name }: (typeof courses)[number]) => name),
    ],
    'GET /api/lms/v1/public/open-catalog/showcases': [{ body: collectionsOf(items) }],
  };
}

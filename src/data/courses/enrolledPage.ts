import { address } from '../../contract/wire/address.ts';
import type { LoadOptions } from '../../contract/wire/loadOptions.ts';
import { objectiveAccesses } from '../../contract/courses/objectiveAccesses.ts';
import { enrolledFilter } from '../../domain/course/listMembership.ts';
import type { ListRequest } from './ListRequest.ts';

/** Courses on the first page: as many as a large screen shows, so that the first card does not wait for the twentieth. */
const firstSize = 12;
/** Courses on each page after it. */
const laterSize = 36;

/** The number of courses to ask for with a page that begins at `skip`. */
export const pageSize = (skip: number) => (skip === 0 ? firstSize : laterSize);

/**
 * The fields that a card shows. Finer names would not pay: the loader carries these names, and ids and descriptions take most of a reply.
 */
const select = [
  'id',
  'isMandatory',
  'retake',
  'availabilityDate',
  'availabilityEndDate',
  'dueDate',
  'gradeRevealPolicy',
  'gradeRevealDate',
  ...[
    'id',
    'name',
    'code',
    'state',
    'imageUrl',
    'showcases',
    'presentationMode',
    'proctored',
    'activity',
    'gradingScaleId',
  ].map((field) => `objective.${field}`),
  'objectiveWorkflowAggregate',
];

/** All enrolled courses, by name (LIST-3, LIST-7). */
export const allEnrolled = {
  key: '',
  filter: enrolledFilter,
  sort: [{ selector: 'objective.name' }],
} as const satisfies ListRequest;

/** The load options for a page of a learner's courses, with the length of the whole list (LIST-7). */
export function accessPage({ filter, sort }: ListRequest, skip: number): LoadOptions {
  return { ...(filter && { filter }), sort, select, skip, take: pageSize(skip), requireTotalCount: true };
}

/** Address of the first page, so that the page can be requested before any code is loaded. */
export const firstEnrolledPage = address(objectiveAccesses, { query: accessPage(allEnrolled, 0) });

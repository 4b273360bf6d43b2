import { address } from '../../contract/address.ts';
import type { LoadOptions } from '../../contract/loadOptions.ts';
import { objectiveAccesses } from '../../contract/objectiveAccesses.ts';
import { enrolledFilter } from '../../domain/listMembership.ts';

/** Courses asked for at a time. */
export const pageSize = 24;

/** What is asked for a page of enrolled courses: by name, with the length of the whole list (LIST-3, LIST-7). */
export function enrolledPage(skip: number): LoadOptions {
  return { filter: enrolledFilter, sort: [{ selector: 'objective.name' }], skip, take: pageSize, requireTotalCount: true };
}

/** Address of the first page, which can be asked for before any code is there. */
export const firstEnrolledPage = address(objectiveAccesses, { query: enrolledPage(0) });

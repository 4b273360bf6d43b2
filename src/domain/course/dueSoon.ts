import { availability } from './availability.ts';
import type { ObjectiveAccess } from './course.ts';
import { courseState } from './courseState.ts';
import { isMandatory } from './finishCheck.ts';
import type { TreeRow } from '../tree/flattenTree.ts';
import type { Instant } from '../time/instant.ts';
import type { LockReason } from '../tree/lockVerdict.ts';
import type { Moment } from '../time/moment.ts';
import { isDone } from '../tree/partDone.ts';
import { isWithProctor } from '../proctoring/isWithProctor.ts';

/** Dates at most this far ahead are listed, in milliseconds. */
export const dueAhead = 30 * 86_400_000;
/** At most this many dates are listed. */
export const dueMost = 20;

/** A course with the rows of its run in progress; none if it has no such run. */
export interface DueCandidate {
  readonly access: ObjectiveAccess;
  readonly rows: readonly TreeRow[];
}

/** Something to be done by a date. */
export interface Due {
  readonly access: ObjectiveAccess;
  /** The part that is due; null for the course itself. */
  readonly row: TreeRow | null;
  readonly at: Instant;
  /** Mandatory leaves of the course or part that are not done yet; null for a course without a run, and for a leaf. */
  readonly partsLeft: number | null;
}

// A part that is locked for one of these reasons opens later. For any other reason it is done, or out of the learner's reach.
const opensLater: ReadonlySet<LockReason['code']> = new Set([
  'completePreviousToPass',
  'beforeStartFrom',
  'serverSide',
]);

/**
 * The courses and parts that are due: overdue ones first, then those due within thirty days, by date; a course before its parts (NEXT-4 to
 * NEXT-6). Those that are done, optional, in draft, or can no longer be done are left out.
 */
export function dueSoon(candidates: readonly DueCandidate[], moment: Moment): readonly Due[] {
  const within = (at: Instant | null): at is Instant => at !== null && at <= moment.now + dueAhead;
  return candidates
    .filter(({ access }) => canBeDone(access, moment))
    .flatMap(({ access, rows }): Due[] => [
      ...(within(access.dueDate)
        ? [{ access, row: null, at: access.dueDate, partsLeft: rows.length > 0 ? leftIn(rows) : null }]
        : []),
      ...rows.flatMap((row) => {
        const at = row.part.constraint?.due ?? null;
        // An inherited date is listed once, at the part that sets it.
        if (!within(at) || at === row.parent?.part.constraint?.due || row.part.optional || isDone(row.part.child))
          return [];
        if (!row.verdict.opens && !opensLater.has(row.verdict.reason?.code ?? 'archived')) return [];
        return [{ access, row, at, partsLeft: row.leaf ? null : leftIn(rows.filter((one) => isInside(one, row))) }];
      }),
    ])
    .sort((one, other) => one.at - other.at)
    .slice(0, dueMost);
}

function canBeDone(access: ObjectiveAccess, moment: Moment): boolean {
  const { lastObjectiveWorkflow: run, lastObjectiveRecord: record } = access.aggregate;
  const state = courseState(access.objective);
  if (run) return run.state === 'inProgress' && !isWithProctor(run) && state !== 'archived';
  return record === null && state === 'ready' && availability(access, moment).code !== 'after';
}

const leftIn = (rows: readonly TreeRow[]) => rows.filter((row) => isMandatory(row) && !isDone(row.part.child)).length;
const isInside = (row: TreeRow, above: TreeRow): boolean =>
  row.parent === above || (row.parent !== null && isInside(row.parent, above));

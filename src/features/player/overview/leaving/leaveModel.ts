import type { UnsentWork } from '../../../../data/enrolment/unsentWork.ts';
import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import { wayBack } from '../../../../domain/course/wayBack.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import { flattenTree } from '../../../../domain/tree/flattenTree.ts';
import type { Activity } from '../../../../domain/tree/activity.ts';
import type { Key } from '../../../../i18n/keys.ts';

type LeavingKey = Key<'leaving'>;

/** The effects of leaving a course, by the keys of their texts (LEAVE-2). */
export interface LeaveModel {
  readonly goes: Extract<LeavingKey, 'toCatalog' | 'byInvitation' | 'never'>;
  /** The effect on the learner's work; null if nothing was begun. */
  readonly work: Extract<LeavingKey, 'progress' | 'progressKept'> | null;
}

const goes = { catalog: 'toCatalog', invitation: 'byInvitation', never: 'never' } as const;

/** @param catalog whether the tenant has a catalog */
export function leaveModel(access: ObjectiveAccess, moment: Moment, catalog: boolean): LeaveModel {
  const way = wayBack(access, moment, catalog);
  const work = way === 'catalog' ? 'progress' : 'progressKept';
  return { goes: goes[way], work: access.aggregate.lastObjectiveWorkflow ? work : null };
}

/** Work that exists only on this device, with the name of its part if the tree of the run is known. */
export interface NamedWork extends UnsentWork {
  readonly name: string | null;
}

/** Adds names to unsent work. @param tree of the run; undefined if it is unknown */
export function namedWork(work: readonly UnsentWork[], tree: Activity | undefined, now: number): readonly NamedWork[] {
  const rows = tree ? flattenTree(tree, { now, course: null }) : [];
  return work.map((one) => {
    const row = rows.find(({ part }) => (one.kind === 'answer' ? part.activityPathId : part.axis) === one.part);
    return { ...one, name: row?.part.child.name ?? null };
  });
}

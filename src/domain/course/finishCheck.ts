import type { Activity } from '../tree/activity.ts';
import { flattenTree, inDraft, type TreeRow } from '../tree/flattenTree.ts';
import type { LockReason, TreeContext } from '../tree/lockVerdict.ts';
import { isDone, stateOf } from '../tree/partDone.ts';

/** The parts that are left before a learner can finish a course or module. */
export interface FinishCheck {
  /** Mandatory leaves not yet complete, in reading order; any of them blocks the finish (FINISH-1). */
  readonly open: readonly TreeRow[];
  /** Those of {@link open} whose window has passed: they block too, and only somebody else can reopen them (FINISH-3). */
  readonly missed: readonly TreeRow[];
  /** Optional leaves that could still be done (FINISH-4). */
  readonly optional: readonly TreeRow[];
  /** Finished, failed or below the maximum, and open to another try (FINISH-4). */
  readonly improvable: readonly TreeRow[];
  /** The course consists of one tool, which has not reported yet; only its report completes the course (DONE-2). */
  readonly unreported: boolean;
  readonly canFinish: boolean;
}

const missedCodes: ReadonlySet<LockReason['code']> = new Set([
  'afterGracePeriodUntil',
  'afterAccessibleUntil',
  'afterStartUntil',
]);

/** Whether a row has to be done: a leaf, not in draft, with settled optional false (FINISH-2). Archived parts have no row. */
export function isMandatory(row: TreeRow): boolean {
  return row.leaf && !row.part.optional && !inDraft(row);
}

/** Whether a row blocks the finish (FINISH-1). */
export function isLeft(row: TreeRow): boolean {
  return row.leaf && !isDone(row.part.child) && isMandatory(row);
}

function isImprovable({ part: { child }, leaf, verdict, result }: TreeRow): boolean {
  const short =
    result !== null && (result.passed === false || (result.normalizedScore !== null && result.normalizedScore < 1));
  return leaf && verdict.opens && stateOf(child) === 'finished' && short;
}

/**
 * Whether a course or module may be finished, and what is left (FINISH-1 to FINISH-4, BTN-11).
 * @param root of the course or the module, with settled constraints
 */
export function finishCheck(root: Activity, context: TreeContext): FinishCheck {
  const rows = flattenTree(root, context);
  const left = rows.filter((row) => row.leaf && !isDone(row.part.child));
  const open = rows.filter(isLeft);
  const unreported = root.type === 'lti' && !isDone(root);
  return {
    open,
    missed: open.filter((row) => row.verdict.reason !== null && missedCodes.has(row.verdict.reason.code)),
    optional: left.filter((row) => row.part.optional && row.verdict.opens),
    improvable: rows.filter(isImprovable),
    unreported,
    canFinish: open.length === 0 && !unreported,
  };
}

import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { stateOf } from '../../../domain/tree/partDone.ts';
import type { WorkflowState } from '../../../domain/course/states.ts';

/**
 * Whether the learner can be asked to finish a module: the module was begun, it is not complete by itself, and the
 * course is in progress (FINISH-6).
 * @param course state of the course's run
 */
export function moduleEnds(row: TreeRow | null, course: WorkflowState): boolean {
  return (
    row !== null &&
    !row.leaf &&
    row.verdict.opens &&
    course === 'inProgress' &&
    stateOf(row.part.child) === 'inProgress'
  );
}

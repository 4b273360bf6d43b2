import type { TreeRow } from '../../domain/flattenTree.ts';
import { stateOf } from '../../domain/partDone.ts';
import type { WorkflowState } from '../../domain/states.ts';

/** Whether a module can be asked to be finished: it was begun and is not complete by itself, in a course that goes on (FINISH-6). @param course state of the course's run */
export function moduleEnds(row: TreeRow | null, course: WorkflowState): boolean {
  return row !== null && !row.leaf && row.verdict.opens && course === 'inProgress' && stateOf(row.part.child) === 'inProgress';
}

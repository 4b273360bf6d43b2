import type { Objective } from '../course/course.ts';
import type { Instant } from '../time/instant.ts';
import { pathOf, type TreeRow } from './flattenTree.ts';
import type { SavedPart } from './savedPart.ts';

/** A row of a course's tree as a saved part, with all fields that the list of saved parts shows (SAVED-3). */
export function savedOf(
  row: TreeRow,
  { id, name, code }: Pick<Objective, 'id' | 'name' | 'code'>,
  workflowId: string,
  at: Instant | null = null,
): SavedPart {
  const path = pathOf(row);
  const { child, activityPathId } = row.part;
  return {
    objectiveId: id,
    courseName: name,
    code,
    workflowId,
    activityPathId,
    axis: path.map((part) => part.id),
    order: row.index,
    name: child.name,
    type: child.type,
    resourceKind: child.resourceKind,
    ancestors: path.slice(0, -1).map((part) => part.child.name),
    icon: row.icon,
    reason: row.verdict.reason,
    at,
  };
}

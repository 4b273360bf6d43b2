import type { Activity } from './activity.ts';

/** Ids from the root's child to the part that was taken in one activity workflow; empty for the root itself, null where it is none of this tree (ROUTE-7). */
export function axisOfRun(root: Activity, activityWorkflowId: string): readonly string[] | null {
  if (root.aggregate.lastActivityWorkflow?.id === activityWorkflowId) return [];
  for (const { id, child } of root.children) {
    const below = axisOfRun(child, activityWorkflowId);
    if (below) return [id, ...below];
  }
  return null;
}

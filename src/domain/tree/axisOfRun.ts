import type { Activity } from './activity.ts';

/**
 * Ids from the root's child to the part of an activity workflow; empty for the root itself, null for a workflow of
 * another tree (ROUTE-7).
 */
export function axisOfRun(root: Activity, activityWorkflowId: string): readonly string[] | null {
  if (root.aggregate.lastActivityWorkflow?.id === activityWorkflowId) return [];
  for (const { id, child } of root.children) {
    const below = axisOfRun(child, activityWorkflowId);
    if (below) return [id, ...below];
  }
  return null;
}

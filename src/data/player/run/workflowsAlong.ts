import type { Activity, ActivityPart } from '../../../domain/tree/activity.ts';

/** Ids of the runs along a path of parts, or null where one has not begun. */
export function workflowsAlong(root: Activity, path: readonly string[]): readonly string[] | null {
  const ids: string[] = [];
  let parts: readonly ActivityPart[] = root.children;
  for (const id of path) {
    const part = parts.find((one) => one.id === id);
    const workflow = part?.child.aggregate.lastActivityWorkflow;
    if (!part || !workflow) return null;
    ids.push(workflow.id);
    parts = part.child.children;
  }
  return ids;
}

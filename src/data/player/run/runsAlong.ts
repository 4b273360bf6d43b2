import type { Activity } from '../../../domain/tree/activity.ts';
import { workflowsAlong } from './workflowsAlong.ts';

/**
 * Ids of the runs along a path of parts; that of the root for a course that is a single activity, which has no parts. Null where one has
 * not begun, or the tree is not known.
 */
export function runsAlong(root: Activity | undefined, path: readonly string[]): readonly string[] | null {
  if (!root) return null;
  if (path.length > 0) return workflowsAlong(root, path);
  const own = root.aggregate.lastActivityWorkflow;
  return own && [own.id];
}

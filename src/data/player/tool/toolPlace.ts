import type { Activity, ActivityConstraint, ActivityPart } from '../../../domain/tree/activity.ts';

/** A tool in the tree of its course. */
export interface ToolPlace {
  /** Ids of the parts from the root's child to it; none for a course that is a tool. */
  readonly path: readonly string[];
  readonly activity: Activity;
  /** Null for a course that is a tool. */
  readonly constraint: ActivityConstraint | null;
}

/**
 * The place of a part in a tree, by its `activityPathId`; a course that is a single activity has the root's id. Null where it is not in the
 * tree.
 */
export function toolPlace(root: Activity, activityPathId: string): ToolPlace | null {
  if (root.id === activityPathId) return { path: [], activity: root, constraint: null };
  const find = (parts: readonly ActivityPart[], above: readonly string[]): ToolPlace | null => {
    for (const part of parts) {
      const path = [...above, part.id];
      if (part.activityPathId === activityPathId) return { path, activity: part.child, constraint: part.constraint };
      const below = find(part.child.children, path);
      if (below) return below;
    }
    return null;
  };
  return find(root.children, []);
}

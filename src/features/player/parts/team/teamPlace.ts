import { pathOf, type TreeRow } from '../../../../domain/tree/flattenTree.ts';

/** A part that is done together (TEAM-1). */
export interface TeamPlace {
  readonly activityPathId: string;
  /** Ids of the parts from the root's child to it. */
  readonly path: readonly string[];
  /** It can be done alone too (TEAM-3). */
  readonly alone: boolean;
}

/**
 * The place of a row that is done together; null for a row that each learner does alone, and for a row that groups
 * parts.
 */
export function teamPlace(row: TreeRow): TeamPlace | null {
  const {
    part: { activityPathId, child },
    leaf,
  } = row;
  return leaf && child.supportCollaborativeMode
    ? { activityPathId, path: pathOf(row).map(({ id }) => id), alone: child.supportPersonalMode }
    : null;
}

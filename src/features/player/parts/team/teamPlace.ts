import { pathOf, type TreeRow } from '../../../../domain/tree/flattenTree.ts';

/** A part for team work (TEAM-1). */
export interface TeamPlace {
  readonly activityPathId: string;
  /** Ids of the parts on the path to it, from the root's child on. */
  readonly path: readonly string[];
  /** Whether the learner may also work alone (TEAM-3). */
  readonly alone: boolean;
}

/** The place of a row for team work; null for a row that each learner does alone, and for a row that groups parts. */
export function teamPlace(row: TreeRow): TeamPlace | null {
  const {
    part: { activityPathId, child },
    leaf,
  } = row;
  return leaf && child.supportCollaborativeMode
    ? { activityPathId, path: pathOf(row).map(({ id }) => id), alone: child.supportPersonalMode }
    : null;
}

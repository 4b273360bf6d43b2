import { activityContent } from '../../../../src/contract/parts/activities.ts';
import { pathOf } from '../../../../src/domain/tree/flattenTree.ts';
import { isPlainText, openingRow } from '../../../../src/domain/course/opening.ts';
import { isTimed } from '../../../../src/domain/time/isTimed.ts';
import type { Db } from '../../db/openDb.ts';
import { unreadable } from '../mayRead.ts';
import { contentWire } from './contentWire.ts';
import type { LoadedRun } from './tree.ts';
import type { ActivityWire } from './treeWire.ts';

/** The tree with only the parts along a path. @param way ids of these parts, outermost first */
function wayWire(activity: ActivityWire, [next, ...rest]: readonly string[]): ActivityWire {
  return {
    ...activity,
    children: activity.children
      .filter(({ id }) => id === next)
      .map((part) => ({ ...part, childActivity: wayWire(part.childActivity, rest) })),
  };
}

/**
 * The part with which a course opens (CALL-147); an empty object if this is no text that may be read at once. A proctored part, a timed
 * part and a part for teams wait for the rest of the course.
 * @param axis the axis of the part that the address names, or empty
 */
export async function openingWire(db: Db, run: LoadedRun, axis: string, now: number) {
  const row = openingRow(run.root, run.rows, axis, run.context);
  if (!row || run.proctored || isTimed(row.part)) return {};
  const path = pathOf(row);
  if (path.some(({ child }) => child.proctored || child.supportCollaborativeMode)) return {};
  if (await unreadable(db, run, row, now)) return {};
  const content = await contentWire(db, run, row);
  if (!isPlainText(activityContent.read(JSON.parse(JSON.stringify(content))))) return {};
  const way = path.map(({ id }) => id);
  return { workflowId: run.workflow.id, tree: wayWire(run.tree, way), content };
}

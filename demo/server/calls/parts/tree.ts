import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { activityTree } from '../../../../src/contract/parts/activities.ts';
import type { Activity } from '../../../../src/domain/tree/activity.ts';
import { flattenTree, type TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../../src/domain/tree/inheritConstraints.ts';
import type { TreeContext } from '../../../../src/domain/tree/lockVerdict.ts';
import { isAhead } from '../../../../src/domain/time/moment.ts';
import { isDone, stateOf } from '../../../../src/domain/tree/partDone.ts';
import { workflowStates, type WorkflowState } from '../../../../src/domain/course/states.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import type { Db } from '../../db/openDb.ts';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { activities, objectiveAccesses, objectives } from '../../db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { createTenant } from '../../shell/tenant.ts';
import { activityColumns, partsBelow, type PartsBelow } from './partsBelow.ts';
import { notFound } from '../route.ts';
import { treeWire, withoutScores, type ActivityWire } from './treeWire.ts';

type ActivityWorkflowRow = typeof activityWorkflows.$inferSelect;

/** A run with its tree, as it goes over the wire and as the rules know it. */
export interface LoadedRun {
  readonly workflow: typeof objectiveWorkflows.$inferSelect;
  readonly objectiveId: string;
  /** The tree as it is sent. */
  readonly tree: ActivityWire;
  /** The same tree for the rules, with settled constraints. */
  readonly root: Activity;
  readonly rows: readonly TreeRow[];
  readonly context: TreeContext;
  readonly activityWorkflows: readonly ActivityWorkflowRow[];
  /** Whether the course or its root activity is proctored (PROCT-1). */
  readonly proctored: boolean;
  /** Where the learner was last: ids from the root, joined by `/`. */
  readonly lastOpenedAxis: string | null;
}

/** The name of a numeric workflow state. */
export const stateName = (state: number) =>
  Object.entries(workflowStates).find(([, number]) => number === state)?.[0] as WorkflowState;

const own = and(
  isOneOf(objectiveWorkflows.id),
  eq(objectiveWorkflows.userId, sql.placeholder('userId')),
  isNull(objectiveWorkflows.leftAt),
);
const runsOf = (db: Db) =>
  db
    .select({
      workflow: objectiveWorkflows,
      lastOpenedAxis: objectiveAccesses.lastOpenedAxis,
      objectiveId: objectives.id,
      proctored: objectives.proctored,
      activity: activityColumns,
    })
    .from(objectiveWorkflows)
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .where(own);
/** A run with the fields of its course that are needed to load it. */
export type RunRow = Awaited<ReturnType<typeof runsOf>>[number];
const ownRuns = (db: Db) => prepareOnce(db, 'own_runs', (name) => runsOf(db).prepare(name));
/** A separate statement: a statement with joins that waits for a lock would give the course as it was before the wait. */
const locksOf = (db: Db) =>
  prepareOnce(db, 'locked_runs', (name) =>
    db.select({ id: objectiveWorkflows.id }).from(objectiveWorkflows).where(own).for('update').prepare(name),
  );
const partRunsOf = (db: Db) =>
  prepareOnce(db, 'runs_of_parts', (name) =>
    db.select().from(activityWorkflows).where(isOneOf(activityWorkflows.workflowId)).prepare(name),
  );

/**
 * One of a learner's runs with its tree.
 * @param lock keeps other commands from the run until the transaction ends
 * @throws LecternError `not_found` also if the run belongs to another person (PERM-6) or to a course that was left (LEAVE-5)
 */
export async function loadRun(
  db: Db,
  userId: string,
  workflowId: string,
  now: number,
  lock = false,
): Promise<LoadedRun> {
  const [run] = await loadRuns(db, userId, [workflowId], now, lock);
  if (!run) throw notFound('course workflow');
  return run;
}

/** The learner's own runs among these ids, with their trees, in the order of the ids. Many runs take as many statements as one. */
export async function loadRuns(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: number,
  lock = false,
): Promise<readonly LoadedRun[]> {
  if (ids.length === 0) return [];
  if (lock) await locksOf(db).execute({ ids, userId });
  const loaded = await withTrees(db, await ownRuns(db).execute({ ids, userId }), now);
  return ids.flatMap((id) => loaded.find(({ workflow }) => workflow.id === id) ?? []);
}

/** These runs with their trees. Many runs take as many statements as one. */
export async function withTrees(db: Db, runs: readonly RunRow[], now: number): Promise<readonly LoadedRun[]> {
  if (runs.length === 0) return [];
  const partRuns = await partRunsOf(db).execute({ ids: runs.map(({ workflow }) => workflow.id) });
  const parts = await partsBelow(
    db,
    runs.map(({ activity }) => activity.id),
  );
  const newContentAfterCompletion =
    runs.some(({ workflow }) => workflow.state === workflowStates.finished) &&
    (await createTenant(db).settings()).newContentAfterCompletion;
  return runs.map((run) => {
    const partRunsOfIt = partRuns.filter(({ workflowId }) => workflowId === run.workflow.id);
    return loadedRun(run, parts, partRunsOfIt, { now, newContentAfterCompletion });
  });
}

/** Rows of the trees of activities without a run, by the id of the root. */
export async function loadUnbegun(
  db: Db,
  rootIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly TreeRow[]>> {
  if (rootIds.length === 0) return new Map();
  const roots = await db
    .select(activityColumns)
    .from(activities)
    .where(inArray(activities.id, [...rootIds]));
  const parts = await partsBelow(db, rootIds);
  return new Map(
    roots.map((root) => {
      const tree = inheritConstraints(activityTree.read(treeWire(root, parts, [])));
      return [root.id, flattenTree(tree, { now, course: null })];
    }),
  );
}

function loadedRun(
  { workflow, objectiveId, proctored, lastOpenedAxis, activity }: RunRow,
  parts: PartsBelow,
  runs: readonly ActivityWorkflowRow[],
  situation: Omit<TreeContext, 'course'>,
): LoadedRun {
  const tree = treeWire(activity, parts, runs);
  const root = inheritConstraints(activityTree.read(tree));
  const context = { ...situation, course: stateName(workflow.state) };
  const rows = flattenTree(root, context);
  // A score that a grader has stored stays hidden until the grade is given (GRADING-5).
  const inGrading = ({ part }: TreeRow) => isDone(part.child) && stateOf(part.child) !== 'finished';
  const kept = new Set(
    rows
      .filter((row) => inGrading(row) || isAhead(row.part.constraint?.revealResultsFrom ?? null, context))
      .map(({ part }) => part.axis),
  );
  return {
    workflow,
    objectiveId,
    tree: kept.size > 0 ? withoutScores(tree, kept) : tree,
    root,
    rows,
    context,
    activityWorkflows: runs,
    proctored: proctored || activity.proctored,
    lastOpenedAxis,
  };
}

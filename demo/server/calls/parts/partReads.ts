import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { activityAggregates } from '../../../../src/contract/parts/activityAggregates.ts';
import { activityChildren, activityChildrenOf } from '../../../../src/contract/parts/activityChildren.ts';
import { activityRecordsOfAggregate, activityRecordsOfRun } from '../../../../src/contract/parts/activityRecords.ts';
import type { ActivityConstraint } from '../../../../src/domain/tree/activity.ts';
import type { FieldTable } from '../../../../src/domain/filter/filter.ts';
import { objectiveWorkflows } from '../../db/schemaRuns.ts';
import { accessOfAggregate } from '../lists/accessOfAggregate.ts';
import { listOptions } from '../lists/loadOptions.ts';
import { pageOf } from '../lists/pageOf.ts';
import { notFound, param, route, type Deps } from '../route.ts';
import { loadRun, loadRuns, type LoadedRun } from './tree.ts';
import type { ActivityWire } from './treeWire.ts';
import { upToDate } from '../lists/upToDate.ts';

const aggregateFields = {
  'activityPathId': 'id',
  'axis': 'id',
  'activity.id': 'id',
  'activity.type': 'number',
  'lastActivityWorkflow.id': 'id',
  'lastActivityWorkflow.state': 'number',
  'lastActivityWorkflow.submitted': 'instant',
  'lastActivityWorkflow.finished': 'instant',
} as const satisfies FieldTable;
const recordFields = {
  'id': 'id',
  'activityPathId': 'id',
  'axis': 'id',
  'activity.id': 'id',
  'activity.type': 'number',
  'objectiveWorkflow.id': 'id',
  'submitted': 'instant',
  'finished': 'instant',
} as const satisfies FieldTable;

/** The activities of a tree as it is sent, by axis; the root has the empty axis. */
function placesOf(root: ActivityWire): ReadonlyMap<string, ActivityWire> {
  const places = new Map([['', root]]);
  const visit = ({ children }: ActivityWire) => {
    for (const { axis, childActivity } of children) {
      places.set(axis, childActivity);
      visit(childActivity);
    }
  };
  visit(root);
  return places;
}

const instants = [
  'startFrom',
  'startUntil',
  'accessibleUntil',
  'gracePeriodUntil',
  'due',
  'resultsDisclosureFrom',
  'revealResultsFrom',
] as const satisfies readonly (keyof ActivityConstraint)[];
const constraintWire = (constraint: ActivityConstraint | null) =>
  constraint && {
    ...constraint,
    ...Object.fromEntries(
      instants.map((name) => [name, constraint[name] === null ? null : new Date(constraint[name]).toISOString()]),
    ),
  };

/** The children of one place, one level deep, with settled constraint, weight and `optional` (CALL-26). */
function childrenAt({ tree, root }: LoadedRun, axis: string) {
  const settled = axis
    .split('/')
    .filter(Boolean)
    .reduce((above, id) => above.children.find((part) => part.id === id)?.child ?? above, root);
  return (placesOf(tree).get(axis)?.children ?? []).map(({ childActivity, ...part }) => {
    const own = settled.children.find(({ id }) => id === part.id);
    const { children, ...child } = childActivity;
    return {
      ...part,
      ...(own && {
        optional: own.optional,
        scoreWeight: own.scoreWeight,
        activityConstraint: constraintWire(own.constraint),
      }),
      childActivity: { ...child, children: [], childrenCount: children.length },
    };
  });
}

/** The learner's work in the parts of a run, in reading order, as the tree has it. */
function aggregatesOf({ tree, rows }: LoadedRun) {
  const places = placesOf(tree);
  return rows.flatMap(({ part: { axis, activityPathId } }) => {
    const place = places.get(axis);
    if (!place) return [];
    const { lastActivityWorkflow = null, bestActivityRecord = null } = place.activityWorkflowAggregate;
    return [
      {
        axis,
        activityPathId,
        activity: { id: place.id, name: place.name, code: place.code ?? null, type: place.type },
        lastActivityWorkflow,
        bestActivityRecord,
      },
    ];
  });
}

/** Results in the parts of a run. A result that the tree hides is hidden here too (REVIEW-7). */
const recordsOf = (run: LoadedRun) =>
  aggregatesOf(run).flatMap(({ lastActivityWorkflow: done, bestActivityRecord: best, ...part }) =>
    done && best
      ? [
          {
            id: done.id,
            ...part,
            objectiveWorkflow: { id: run.workflow.id },
            submitted: done.submitted,
            finished: done.finished,
            ...best,
          },
        ]
      : [],
  );

/** Registers the calls that read the parts of a run, except the tree itself. Everything is the actor's own (PERM-6). */
export function registerPartReads(app: FastifyInstance, { db, clock }: Deps): void {
  const runOf = async (request: Parameters<typeof param>[0]) =>
    loadRun(db, await upToDate({ db, clock }, request), param(request, 'id'), clock.now());

  route(app, activityChildren, async (request) => childrenAt(await runOf(request), ''));

  route(app, activityChildrenOf, async (request) => {
    const run = await runOf(request);
    const wanted = param(request, 'activityPathId');
    const row = run.rows.find(({ part }) => part.activityPathId === wanted);
    if (!row && wanted !== run.root.id) throw notFound('part');
    return childrenAt(run, row?.part.axis ?? '');
  });

  route(app, activityAggregates, async (request) => {
    const run = await runOf(request);
    return pageOf(aggregatesOf(run), aggregateFields, listOptions(request.query, aggregateFields));
  });

  route(app, activityRecordsOfRun, async (request) => {
    const run = await runOf(request);
    return pageOf(recordsOf(run), recordFields, listOptions(request.query, recordFields));
  });

  route(app, activityRecordsOfAggregate, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const accessId = await accessOfAggregate(db, userId, param(request, 'id'));
    const options = listOptions(request.query, recordFields);
    const own = await db
      .select({ id: objectiveWorkflows.id })
      .from(objectiveWorkflows)
      .where(eq(objectiveWorkflows.accessId, accessId))
      .orderBy(desc(objectiveWorkflows.started), desc(objectiveWorkflows.id));
    const runs = await loadRuns(
      db,
      userId,
      own.map(({ id }) => id),
      clock.now(),
    );
    return pageOf(runs.flatMap(recordsOf), recordFields, options);
  });
}

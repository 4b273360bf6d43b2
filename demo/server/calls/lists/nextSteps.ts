import type { FastifyInstance } from 'fastify';
import { nextSteps } from '../../../../src/contract/courses/nextSteps.ts';
import { objectiveAccesses } from '../../../../src/contract/courses/objectiveAccesses.ts';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import { dueAhead, dueMost, dueSoon, type Due } from '../../../../src/domain/course/dueSoon.ts';
import { parseFilter, type FilterExpression } from '../../../../src/domain/filter/filter.ts';
import { pathOf, type TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { enrolledFilter } from '../../../../src/domain/course/listMembership.ts';
import { resumeCourse, resumePoint } from '../../../../src/domain/course/resume.ts';
import { objectiveStates, workflowStates } from '../../../../src/domain/course/states.ts';
import { accessesOf } from './accesses.ts';
import { findAccessIds } from './findAccessIds.ts';
import { waitsForProctor } from '../parts/proctoring.ts';
import { route, type Deps } from '../route.ts';
import { loadRuns } from '../parts/tree.ts';
import { upToDate } from './upToDate.ts';
import { withPicture } from './withPicture.ts';

/** Courses in progress whose content is looked into: those opened last (NEXT-6). */
const courseMost = 20;

const run = 'objectiveWorkflowAggregate.lastObjectiveWorkflow';
const inProgress: FilterExpression = [`${run}.state`, '=', workflowStates.inProgress];
const unbegun = [
  [`${run}.id`, '=', null],
  'and',
  ['objectiveWorkflowAggregate.lastObjectiveRecord.id', '=', null],
  'and',
  ['objective.state', '<>', objectiveStates.draft],
  'and',
  ['objective.activity.state', '<>', objectiveStates.draft],
] as const satisfies FilterExpression;

/** What the rule of due courses may tell, so that the database need not give the rest (NEXT-4). */
const dueFilter = (now: number): FilterExpression => [
  enrolledFilter,
  'and',
  ['dueDate', '<=', new Date(now + dueAhead).toISOString()],
  'and',
  [
    inProgress,
    'or',
    [
      ...unbegun,
      'and',
      [['availabilityEndDate', '=', null], 'or', ['availabilityEndDate', '>=', new Date(now).toISOString()]],
    ],
  ],
];

/** Registers the call that tells where a learner left off, and what is due (CALL-55). A few statements, however many courses there are. */
export function registerNextSteps(app: FastifyInstance, { db, clock, origin }: Deps): void {
  route(app, nextSteps, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const now = clock.now();
    const find = async (
      filter: FilterExpression,
      take: number,
      ...sort: readonly { readonly field: keyof typeof accessFields; readonly desc: boolean }[]
    ) => {
      const page = { filter: parseFilter(filter, accessFields), sort, skip: 0, take, count: false };
      return (await findAccessIds(db, userId, page)).ids;
    };
    const begunIds = await find(
      inProgress,
      courseMost,
      { field: 'objectiveWorkflowAggregate.lastOpened', desc: true },
      { field: `${run}.started`, desc: true },
    );
    const dueIds = await find(dueFilter(now), dueMost, { field: 'dueDate', desc: false });
    const data = await accessesOf(db, [...new Set([...begunIds, ...dueIds])], now);
    // The rules read what a client reads.
    const known = objectiveAccesses.read(JSON.parse(JSON.stringify({ data, totalCount: 0 }))).items;
    const found = known.flatMap((access, index) => ('objective' in access ? [{ access, wire: data[index] }] : []));
    // A run that waits for its proctor can neither continue nor be done in time (PROCT-1). Only proctored runs are asked.
    const waits = await Promise.all(found.map(({ access }) => waitsForProctor(db, access)));
    const candidates = found.filter((_, index) => !waits[index]);
    const begun = candidates.filter(({ access }) => begunIds.includes(access.id));
    const runs = await loadRuns(
      db,
      userId,
      candidates.flatMap(({ access }) => runOf(access) ?? []),
      now,
    );
    const rowsOf = (access: ObjectiveAccess) => runs.find(({ workflow }) => workflow.id === runOf(access))?.rows ?? [];
    const told = dueSoon(
      candidates.map(({ access }) => ({ access, rows: rowsOf(access) })),
      { now },
    );

    const going = resumeCourse(
      begun.map(({ access }) => access),
      { now },
    );
    const loaded = going && runs.find(({ workflow }) => workflow.id === runOf(going));
    const wire = begun.find(({ access }) => access === going)?.wire;
    if (!loaded || !wire) return { resume: null, due: told.map(dueWire) };
    const { row, modules, module } = resumePoint(loaded.root, loaded.context, loaded.lastOpenedAxis);
    return {
      resume: {
        access: withPicture(origin, wire),
        part: row && partWire(row),
        module,
        modules: modules.map(({ done, total }) => ({ done, total })),
      },
      due: told.map(dueWire),
    };
  });
}

const runOf = ({ aggregate }: ObjectiveAccess) =>
  aggregate.lastObjectiveWorkflow?.state === 'inProgress' ? aggregate.lastObjectiveWorkflow.id : null;

const partWire = (row: TreeRow) => ({
  axis: pathOf(row).map(({ id }) => id),
  name: row.part.child.name,
  minutes: row.part.child.duration === null ? null : Math.ceil(row.part.child.duration / 60),
});

const dueWire = ({ access: { objective, aggregate }, row, at, partsLeft }: Due) => ({
  objectiveId: objective.id,
  aggregateId: aggregate.id,
  courseName: objective.name,
  code: objective.code,
  state: aggregate.lastObjectiveWorkflow?.state ?? null,
  part: row && partWire(row),
  due: new Date(at),
  partsLeft,
});

import type { FastifyInstance } from 'fastify';
import { nextSteps } from '../../../../src/contract/courses/nextSteps.ts';
import { objectiveAccesses } from '../../../../src/contract/courses/objectiveAccesses.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import { dueSoon, type Due } from '../../../../src/domain/course/dueSoon.ts';
import { pathOf, type TreeRow } from '../../../../src/domain/tree/flattenTree.ts';
import { resumeCourse, resumePoint } from '../../../../src/domain/course/resume.ts';
import { accessWire } from './accessWire.ts';
import type { AccessRow } from './joinedAccesses.ts';
import { stepCandidates } from './stepCandidates.ts';
import { waitsForProctor } from '../parts/proctoring.ts';
import { route, type Deps } from '../route.ts';
import { withTrees, type RunRow } from '../parts/tree.ts';
import { upToDate } from './upToDate.ts';
import { withPicture } from './withPicture.ts';

/** Registers the call that tells where a learner left off, and what is due (CALL-55). A few statements, however many courses there are. */
export function registerNextSteps(app: FastifyInstance, { db, clock, origin }: Deps): void {
  route(app, nextSteps, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const now = clock.now();
    const rows = await stepCandidates(db, userId, now);
    const data = rows.map((row) => accessWire(row, now, false));
    // The rules get the courses in the form in which a client reads them.
    const known = objectiveAccesses.read(JSON.parse(JSON.stringify({ data, totalCount: 0 }))).items;
    // A run that waits for its proctor can neither continue nor be done in time (PROCT-1). Only proctored runs need a statement.
    const waits = await Promise.all(known.map((access) => 'objective' in access && waitsForProctor(db, access)));
    const candidates = known.flatMap((access, index) =>
      'objective' in access && !waits[index] ? [{ access, row: rows[index], wire: data[index] }] : [],
    );
    const runs = await withTrees(
      db,
      candidates.flatMap(({ access, row }) => (row && runOf(access) ? (runRow(row) ?? []) : [])),
      now,
    );
    const loadedOf = (access: ObjectiveAccess) => runs.find(({ workflow }) => workflow.id === runOf(access));
    const told = dueSoon(
      candidates.map(({ access }) => ({ access, rows: loadedOf(access)?.rows ?? [] })),
      { now },
    );

    const going = resumeCourse(candidates.map(({ access }) => access).filter(runOf), { now });
    const loaded = going && loadedOf(going);
    const wire = candidates.find(({ access }) => access === going)?.wire;
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

/** The last run of a course, taken from the row of the course. */
const runRow = ({ workflow, access, objective, activity }: AccessRow): RunRow | null =>
  workflow && {
    workflow,
    activity,
    lastOpenedAxis: access.lastOpenedAxis,
    objectiveId: objective.id,
    proctored: objective.proctored,
  };

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

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { groupActivityWorkflowOf, participants } from '../../../../src/contract/parts/teams.ts';
import type { FieldTable } from '../../../../src/domain/filter/filter.ts';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import type { Db } from '../../db/openDb.ts';
import { activities, activityParts, objectiveAccesses } from '../../db/schema.ts';
import { groupRunId, teamsOf, type TeamMember } from '../../teams/teamsOf.ts';
import { uuidOf } from '../../db/uuidOf.ts';
import { accessOfAggregate } from '../lists/accessOfAggregate.ts';
import { listOptions } from '../lists/loadOptions.ts';
import { pageOf } from '../lists/pageOf.ts';
import { notFound, param, route, type Deps } from '../route.ts';
import { loadRun } from './tree.ts';
import { upToDate } from '../lists/upToDate.ts';

const fields = {
  'id': 'id',
  'firstName': 'text',
  'lastName': 'text',
  'email': 'text',
  'primaryUnit': 'text',
  'group.id': 'id',
  'started': 'instant',
  'finished': 'instant',
} as const satisfies FieldTable;

/** When a run through a part was handed in or finished; null while it is in progress. */
const doneAt = (run: TeamMember['runs'][number] | undefined): Date | null =>
  run && run.state >= workflowStates.submitted ? (run.submitted ?? run.finished) : null;

/** Whether the part at an axis is done with a team. */
async function isTogether(db: Db, axis: string): Promise<boolean> {
  const [part] = await db
    .select({ together: activities.supportCollaborativeMode })
    .from(activityParts)
    .innerJoin(activities, eq(activities.id, activityParts.childId))
    .where(eq(activityParts.id, axis.split('/').at(-1) ?? ''));
  return part?.together === true;
}

/** Registers the calls that read teams and their work (CALL-24, CALL-34). Only members of a group get its data. */
export function registerTeamReads(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, participants, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const run = await loadRun(db, userId, param(request, 'id'), clock.now());
    const row = run.rows.find(({ part }) => part.activityPathId === param(request, 'activityPathId'));
    if (!row) throw notFound('part');
    const { axis } = row.part;
    const teams = (await isTogether(db, axis)) ? await teamsOf(db, userId, run.objectiveId) : [];
    const people = teams.flatMap(({ group, members }) => {
      const begun = members.some(({ runs }) => runs.some((one) => one.axis === axis));
      return members.map(({ user: { id, firstName, middleName, lastName, email, department }, runs }) => ({
        id,
        firstName,
        middleName,
        lastName,
        email,
        primaryUnit: department,
        group,
        started: runs.find((one) => one.axis === axis)?.started.toISOString() ?? null,
        finished: doneAt(runs.find((one) => one.axis === axis))?.toISOString() ?? null,
        groupActivityWorkflowId: begun ? groupRunId(group.id, axis) : null,
      }));
    });
    return pageOf(people, fields, listOptions(request.query, fields));
  });

  route(app, groupActivityWorkflowOf, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const accessId = await accessOfAggregate(db, userId, param(request, 'id'));
    const [access] = await db
      .select({ objectiveId: objectiveAccesses.objectiveId })
      .from(objectiveAccesses)
      .where(eq(objectiveAccesses.id, accessId));
    const wanted = param(request, 'groupActivityWorkflowId');
    for (const { group, members } of await teamsOf(db, userId, access?.objectiveId ?? '')) {
      const runs = members.flatMap((member) => member.runs).filter(({ axis }) => groupRunId(group.id, axis) === wanted);
      const [first] = runs;
      if (!first) continue;
      const times = (all: readonly (Date | null)[]) => all.flatMap((at) => at?.getTime() ?? []);
      const done = runs.every(({ state }) => state >= workflowStates.submitted);
      return {
        id: wanted,
        state: done ? workflowStates.finished : workflowStates.inProgress,
        started: new Date(Math.min(...times(runs.map(({ started }) => started)))).toISOString(),
        finished: done
          ? new Date(Math.max(...times(runs.map(({ submitted, finished }) => finished ?? submitted)))).toISOString()
          : null,
        activityPathId: uuidOf(first.axis),
        group,
      };
    }
    throw notFound('group workflow');
  });
}

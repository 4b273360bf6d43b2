import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { groupActivityWorkflowOf, participants } from '../../../../src/contract/parts/teams.ts';
import type { FieldTable } from '../../../../src/domain/filter/filter.ts';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import type { Db } from '../../db/openDb.ts';
import { activities, activityParts, objectiveAccesses, users } from '../../db/schema.ts';
import { activityWorkflows } from '../../db/schemaRuns.ts';
import { groupMembers, groupRuns, groups } from '../../db/schemaTeams.ts';
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
} as const satisfies FieldTable;

/** A group has one run through a part, made of those of its members. */
const groupRunId = (groupId: string, axis: string) => uuidOf(`group-run:${groupId}:${axis}`);

/** The groups of somebody in a course, each with its members by name and what they do with this group in their last runs. */
async function groupsOf(db: Db, userId: string, objectiveId: string) {
  const own = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(eq(groups.objectiveId, objectiveId), eq(groupMembers.userId, userId)))
    .orderBy(asc(groups.id));
  if (own.length === 0) return [];
  const members = await db
    .select({ groupId: groupMembers.groupId, user: users, workflowId: objectiveAccesses.lastWorkflowId })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(
      objectiveAccesses,
      and(eq(objectiveAccesses.userId, users.id), eq(objectiveAccesses.objectiveId, objectiveId)),
    )
    .where(
      inArray(
        groupMembers.groupId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  const runs = await db
    .select({ groupId: groupRuns.groupId, run: activityWorkflows })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .where(
      inArray(
        activityWorkflows.workflowId,
        members.flatMap(({ workflowId }) => workflowId ?? []),
      ),
    );
  return own.map((group) => ({
    group,
    members: members
      .filter(({ groupId }) => groupId === group.id)
      .map(({ user, workflowId }) => ({
        user,
        runs: runs.flatMap(({ groupId, run }) => (groupId === group.id && run.workflowId === workflowId ? [run] : [])),
      })),
  }));
}

/** Whether what stands at an axis is done together. */
async function isTogether(db: Db, axis: string): Promise<boolean> {
  const [part] = await db
    .select({ together: activities.supportCollaborativeMode })
    .from(activityParts)
    .innerJoin(activities, eq(activities.id, activityParts.childId))
    .where(eq(activityParts.id, axis.split('/').at(-1) ?? ''));
  return part?.together === true;
}

/** Registers what is read of those who work together (CALL-24, CALL-34). Only members of a group learn of it. */
export function registerTeamReads(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, participants, async (request) => {
    const userId = await upToDate({ db, clock }, request);
    const run = await loadRun(db, userId, param(request, 'id'), clock.now());
    const row = run.rows.find(({ part }) => part.activityPathId === param(request, 'activityPathId'));
    if (!row) throw notFound('part');
    const { axis } = row.part;
    const teams = (await isTogether(db, axis)) ? await groupsOf(db, userId, run.objectiveId) : [];
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
    for (const { group, members } of await groupsOf(db, userId, access?.objectiveId ?? '')) {
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

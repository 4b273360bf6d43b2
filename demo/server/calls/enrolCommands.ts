import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import { object } from 'valibot';
import { createObjectiveAccess, createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { courseState } from '../../../src/domain/course/courseState.ts';
import { enrolmentStanding } from '../../../src/domain/course/enrolmentStanding.ts';
import { objectiveStates } from '../../../src/domain/course/states.ts';
import type { Db } from '../db/openDb.ts';
import { activities, objectiveAccesses, objectives, openAssignments } from '../db/schema.ts';
import { returnTo } from '../leaving/returnTo.ts';
import { enrolRefusal } from '../rules/enrolRefusal.ts';
import { accessOf, findAccess } from './lists/accesses.ts';
import { isEnrolled, isOffered } from './lists/catalogCondition.ts';
import { commandOf } from './command.ts';
import { clientId } from './courseCommands.ts';
import { notFound, reference, refused } from './route.ts';

const catalogOff = 'The catalog is switched off.';
const body = object({ id: clientId, objectiveAccessId: reference });

/** An assignment by which everyone may enrol themselves, and whether its course is archived; null if there is none. */
async function openAssignment(db: Db, id: string) {
  const [found] = await db
    .select({ assignment: openAssignments, state: objectives.state, activityState: activities.state })
    .from(openAssignments)
    .innerJoin(objectives, eq(objectives.id, openAssignments.objectiveId))
    .innerJoin(activities, eq(activities.id, objectives.activityId))
    .where(and(eq(openAssignments.id, id), eq(openAssignments.selfEnrolment, true)));
  if (!found) return null;
  const { assignment, state, activityState } = found;
  return { ...assignment, archived: state === objectiveStates.archived || activityState === objectiveStates.archived };
}

/**
 * Enrols a learner in a course that is offered (ENROL-11). A learner who is enrolled already stays enrolled, whichever
 * command or tab asks again (ENROL-5). A learner who had left the course finds it as it was (LEAVE-6).
 */
export const enrol = commandOf({
  call: createSelfEnrollment,
  body,
  async run({ db, userId, now }, { objectiveAccessId }) {
    const open = await openAssignment(db, objectiveAccessId);
    const assigned = eq(objectiveAccesses.objectiveAccessId, objectiveAccessId);
    // The learner may have got a course that is open to all by an assignment with another id.
    const own = and(
      eq(objectiveAccesses.userId, userId),
      open ? or(assigned, eq(objectiveAccesses.objectiveId, open.objectiveId)) : assigned,
    );
    const [locked] = await db.select({ id: objectiveAccesses.id }).from(objectiveAccesses).where(own).for('update');
    const found = locked && (await findAccess(db, userId, now, { id: locked.id }));
    if (!found) throw locked ? refused(catalogOff) : notFound('course');
    const access = accessOf(found);
    if (enrolmentStanding(access) === 'enrolled') return { id: access.aggregate.id };
    const { objective, showInCatalog, availabilityEndDate } = access;
    const refusal = enrolRefusal(
      { archived: courseState(objective) === 'archived', offered: showInCatalog || open !== null, availabilityEndDate },
      now,
    );
    if (refusal) throw refused(refusal);
    await db.update(objectiveAccesses).set({ isSelfEnrolled: true }).where(eq(objectiveAccesses.id, access.id));
    await returnTo(db, access.id, now);
    return { id: access.aggregate.id };
  },
});

/**
 * Gives access by an assignment that is open to all, once for each person and course. The course then appears in the
 * person's catalog; this is no enrolment yet (ENROL-13).
 */
export const giveAccess = commandOf({
  call: createObjectiveAccess,
  body,
  async run({ db, userId, now }, { objectiveAccessId }) {
    const open = await openAssignment(db, objectiveAccessId);
    if (!open) throw notFound('open assignment');
    const { objectiveId, archived, retake, availabilityDate, availabilityEndDate, dueDate, termId } = open;
    const own = and(eq(objectiveAccesses.userId, userId), eq(objectiveAccesses.objectiveId, objectiveId));
    const [before] = await db
      .select({ id: objectiveAccesses.id, isEnrolled: sql<boolean>`${isEnrolled}` })
      .from(objectiveAccesses)
      .where(own);
    if (!before?.isEnrolled && !(await isOffered(db, objectiveAccessId))) throw refused(catalogOff);
    const refusal = before
      ? null
      : enrolRefusal({ archived, offered: true, availabilityEndDate: availabilityEndDate?.getTime() ?? null }, now);
    if (refusal) throw refused(refusal);
    const terms = { retake, availabilityDate, availabilityEndDate, dueDate, termId, showInCatalog: true };
    await db
      .insert(objectiveAccesses)
      .values({ id: randomUUID(), userId, objectiveId, objectiveAccessId, aggregateId: randomUUID(), ...terms })
      .onConflictDoUpdate({
        target: [objectiveAccesses.userId, objectiveAccesses.objectiveId],
        set: { showInCatalog: true },
        setWhere: sql`not ${objectiveAccesses.isSelfEnrolled} and not ${objectiveAccesses.isMandatory}
          and ${objectiveAccesses.lastWorkflowId} is null and ${objectiveAccesses.lastRecordId} is null`,
      });
    const [access] = await db.select({ id: objectiveAccesses.id }).from(objectiveAccesses).where(own);
    if (!access) throw notFound('course');
    return { id: access.id };
  },
});

import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { activities, activityParts, objectiveAccesses, objectives, users } from '../db/schema.ts';
import { activityWorkflows, objectiveWorkflows, proctoringSessions } from '../db/schemaRuns.ts';
import { withName } from '../oidc/people.ts';

const columns = {
  session: proctoringSessions,
  user: users,
  course: objectives.name,
  courseId: objectives.id,
  workflow: objectiveWorkflows,
};

const joined = (db: Db) =>
  db
    .select(columns)
    .from(proctoringSessions)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, proctoringSessions.activityWorkflowId))
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, activityWorkflows.workflowId))
    .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .innerJoin(users, eq(users.id, objectiveWorkflows.userId));

type Row = Awaited<ReturnType<typeof joined>>[number];
const wire = ({ session, user, course, courseId, workflow }: Row) => ({
  ...session,
  learner: withName(user).name,
  userId: user.id,
  course,
  courseId,
  workflow,
});

/** A session with its learner and its course. */
export type Session = ReturnType<typeof wire>;

/** One session; null where there is none. */
export async function sessionOf(db: Db, id: string): Promise<Session | null> {
  const [found] = await joined(db).where(eq(proctoringSessions.id, id));
  return found ? wire(found) : null;
}

/** Sessions, the newest first, a page at a time. */
export async function listSessions(db: Db, skip: number, take: number): Promise<readonly Session[]> {
  const rows = await joined(db)
    .orderBy(desc(proctoringSessions.created), desc(proctoringSessions.id))
    .limit(take)
    .offset(skip);
  return rows.map(wire);
}

/** The name of the proctored part; null for a whole course. */
export async function partOf(db: Db, { axis }: Pick<Session, 'axis'>): Promise<string | null> {
  const id = axis.split('/').at(-1);
  if (!id) return null;
  const [part] = await db
    .select({ name: activities.name })
    .from(activityParts)
    .innerJoin(activities, eq(activities.id, activityParts.childId))
    .where(and(eq(activityParts.id, id)));
  return part?.name ?? null;
}

import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { mayLearn } from '../../../../src/domain/person/mayLearn.ts';
import { learnersOf } from '../../notices/learnersOf.ts';
import type { Db } from '../../db/openDb.ts';
import { objectives, users } from '../../db/schema.ts';
import { groupMembers, groups } from '../../db/schemaTeams.ts';
import { withName } from '../../oidc/people.ts';

/** A course that has parts for teams, with the number of its teams. */
export interface TeamCourseRow {
  readonly id: string;
  readonly name: string;
  readonly teams: number;
}

/** A course with its teams, for its instructor. */
export interface TeamCourse {
  readonly id: string;
  readonly name: string;
  readonly teams: readonly {
    readonly id: string;
    readonly name: string;
    readonly members: readonly { readonly id: string; readonly name: string }[];
  }[];
  /** The learners of the course, by name. */
  readonly learners: readonly { readonly id: string; readonly name: string }[];
}

/** All courses that have parts for teams, by name. */
export async function teamCourses(db: Db): Promise<readonly TeamCourseRow[]> {
  const together = sql`(
    with recursive below(root, activity) as (
      select id, activity_id from objectives
      union
      select below.root, activity_parts.child_id
      from below join activity_parts on activity_parts.parent_id = below.activity
    )
    select distinct below.root from below join activities on activities.id = below.activity
    where activities.support_collaborative_mode
  )`;
  return db
    .select({ id: objectives.id, name: objectives.name, teams: count(groups.id) })
    .from(objectives)
    .leftJoin(groups, eq(groups.objectiveId, objectives.id))
    .where(sql`${objectives.id} in ${together}`)
    .groupBy(objectives.id, objectives.name, objectives.nameSort)
    .orderBy(asc(objectives.nameSort), asc(objectives.id));
}

/** One course with its teams; null where there is none. */
export async function teamCourse(db: Db, id: string): Promise<TeamCourse | null> {
  const [course] = await db
    .select({ id: objectives.id, name: objectives.name })
    .from(objectives)
    .where(eq(objectives.id, id));
  if (!course) return null;
  const teams = await db
    .select()
    .from(groups)
    .where(eq(groups.objectiveId, id))
    .orderBy(asc(groups.name), asc(groups.id));
  const ids = teams.map((team) => team.id);
  const members =
    ids.length > 0
      ? await db
          .select({ groupId: groupMembers.groupId, user: users })
          .from(groupMembers)
          .innerJoin(users, eq(users.id, groupMembers.userId))
          .where(inArray(groupMembers.groupId, ids))
          .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
      : [];
  const learners = await learnersOf(db, id);
  const people =
    learners.length > 0
      ? await db
          .select()
          .from(users)
          .where(inArray(users.id, [...learners]))
          .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
      : [];
  return {
    ...course,
    teams: teams.map((team) => ({
      id: team.id,
      name: team.name,
      members: members
        .filter((one) => one.groupId === team.id)
        .map(({ user }) => ({ id: user.id, name: withName(user).name })),
    })),
    learners: people.filter(mayLearn).map((user) => ({ id: user.id, name: withName(user).name })),
  };
}

import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import { isEnrolled } from '../calls/lists/catalogCondition.ts';
import type { Db } from '../db/openDb.ts';
import { activityParts, objectiveAccesses, objectives, users } from '../db/schema.ts';
import { dueOf, soon } from './dueOf.ts';
import { keyOf } from './keyOf.ts';
import { tell } from './tell.ts';

/** Activities that contain a part which is due soon, at any depth: the search goes upwards from these parts, because there are few. */
async function withDueParts(db: Db, now: number): Promise<readonly string[]> {
  const due = sql<string>`${activityParts.activityConstraint} ->> 'due'`;
  const dated = await db
    .select({ parentId: activityParts.parentId, due })
    .from(activityParts)
    .where(sql`${due} is not null`);
  const parents = dated.flatMap(({ parentId, due: at }) => {
    const time = Date.parse(at);
    return time > now && time <= now + soon ? [parentId] : [];
  });
  if (parents.length === 0) return [];
  const found = await db.execute(sql`
    with recursive above(id) as (
      select id from activities where ${inArray(sql`id`, [...new Set(parents)])}
      union
      select p.parent_id from activity_parts p join above on p.child_id = above.id
    )
    select id from above`);
  return (found as unknown as { readonly rows: readonly { readonly id: string }[] }).rows.map(({ id }) => id);
}

/** The learners who may have something to do soon. */
async function candidates(db: Db, now: number): Promise<readonly string[]> {
  const roots = await withDueParts(db, now);
  const { dueDate } = objectiveAccesses;
  const found = await db
    .selectDistinct({ id: users.id, permissions: users.permissions })
    .from(objectiveAccesses)
    .innerJoin(users, eq(users.id, objectiveAccesses.userId))
    .innerJoin(objectives, eq(objectives.id, objectiveAccesses.objectiveId))
    .where(
      and(
        isEnrolled,
        or(
          and(gt(dueDate, new Date(now)), lte(dueDate, new Date(now + soon))),
          roots.length > 0 ? inArray(objectives.activityId, [...roots]) : undefined,
        ),
      ),
    );
  return found.filter(mayLearn).map(({ id }) => id);
}

/** Notifies everybody of work that is due within two days and not done: once for each date (NOTE-9). */
export async function tellDue(db: Db, now: number): Promise<void> {
  for (const userId of await candidates(db, now))
    await tell(db, now, async (tx) =>
      (await dueOf(tx, userId, now)).map(({ id, at, objectiveId, part }) => {
        const date = new Date(at).toISOString();
        return {
          userId,
          kind: 'dueSoon',
          key: keyOf(id, date),
          objectiveId,
          data: { at: date, axis: part?.axis ?? [], part: part?.name ?? null },
        };
      }),
    );
}

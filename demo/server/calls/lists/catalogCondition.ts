import { and, eq, exists, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { objectiveAccesses, openAssignments, openCatalog } from '../../db/schema.ts';
import { settings } from '../../db/schemaAuth.ts';
import type { Db } from '../../db/openDb.ts';

/** The tenant's catalog is on (ROUTE-32): evaluated once within a statement, so that no separate statement is needed. */
const catalogIsOn = sql`coalesce(
  (select ${settings.value} ->> 'catalog' from ${settings} where ${settings.name} = 'tenant'), 'true'
) = 'true'`;

/** The learner is enrolled in the course (LIST-3), whatever its state is. */
export const isEnrolled = or(
  objectiveAccesses.isSelfEnrolled,
  objectiveAccesses.isMandatory,
  isNotNull(objectiveAccesses.lastWorkflowId),
  isNotNull(objectiveAccesses.lastRecordId),
);

/** The course may appear in a list of its learner. With the catalog switched off, only courses with an enrolment may. */
export const isListed: SQL | undefined = or(catalogIsOn, isEnrolled);

const opened = (db: Db, own: SQL | undefined) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(openAssignments)
      .innerJoin(openCatalog, eq(openCatalog.assignmentId, openAssignments.id))
      .where(own),
  );

/** The course may be read by itself: it may appear in a list, or visitors see it in the open catalog. */
export const isFound = (db: Db): SQL | undefined =>
  or(isListed, opened(db, eq(openAssignments.objectiveId, objectiveAccesses.objectiveId)));

/** Whether an assignment that is open to all is offered anywhere: in the tenant's catalog, or in the open catalog of visitors. */
export async function isOffered(db: Db, assignmentId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: openAssignments.id })
    .from(openAssignments)
    .where(
      and(
        eq(openAssignments.id, assignmentId),
        or(catalogIsOn, opened(db, eq(openCatalog.assignmentId, assignmentId))),
      ),
    );
  return found !== undefined;
}

import { and, eq, gte, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { dueAhead, dueMost } from '../../../../src/domain/course/dueSoon.ts';
import { enrolledFilter } from '../../../../src/domain/course/listMembership.ts';
import { objectiveStates, workflowStates } from '../../../../src/domain/course/states.ts';
import { parseFilter } from '../../../../src/domain/filter/filter.ts';
import type { Db } from '../../db/openDb.ts';
import { orderSql } from '../../db/orderSql.ts';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { activities, objectiveAccesses, objectives } from '../../db/schema.ts';
import { objectiveWorkflows } from '../../db/schemaRuns.ts';
import { toSql } from '../../db/toSql.ts';
import { accessColumns } from './accessColumns.ts';
import { fittingAccesses } from './findAccessIds.ts';
import { joinedAccesses } from './joinedAccesses.ts';

/** The most courses in progress whose parts are examined: those opened last (NEXT-6). */
const courseMost = 20;

type Sort = { readonly field: keyof typeof accessFields; readonly desc: boolean };
const byOpened: readonly Sort[] = [
  { field: 'objectiveWorkflowAggregate.lastOpened', desc: true },
  { field: 'objectiveWorkflowAggregate.lastObjectiveWorkflow.started', desc: true },
];
const inOrder = (...sort: readonly Sort[]) => orderSql(sort, accessFields, accessColumns, objectiveAccesses.id);

const inProgress = eq(objectiveWorkflows.state, workflowStates.inProgress);
const canBegin = and(
  isNull(objectiveAccesses.lastWorkflowId),
  isNull(objectiveAccesses.lastRecordId),
  ne(objectives.state, objectiveStates.draft),
  ne(activities.state, objectiveStates.draft),
  or(isNull(objectiveAccesses.availabilityEndDate), gte(objectiveAccesses.availabilityEndDate, sql.placeholder('now'))),
);
/** Courses that the rule of due courses may choose; the database need not give the others (NEXT-4). */
const dueSoon = and(
  toSql(parseFilter(enrolledFilter, accessFields), accessColumns),
  lte(objectiveAccesses.dueDate, sql.placeholder('dueBefore')),
  or(inProgress, canBegin),
);

const statement = (db: Db) =>
  prepareOnce(db, 'step_candidates', (name) => {
    const own = eq(objectiveAccesses.userId, sql.placeholder('userId'));
    const first = (most: number, where: SQL | undefined, ...sort: readonly Sort[]) =>
      fittingAccesses(db, and(own, where), false)
        .orderBy(...inOrder(...sort))
        .limit(most);
    const begun = first(courseMost, inProgress, ...byOpened);
    const due = first(dueMost, dueSoon, { field: 'dueDate', desc: false });
    return joinedAccesses(
      db,
      sql`${objectiveAccesses.id} = any(array(select id from (${begun}) begun) || array(select id from (${due}) due))`,
    )
      .orderBy(...inOrder(...byOpened))
      .prepare(name);
  });

/**
 * Courses that a learner may continue, and courses that may be due soon: the one opened last first. It is one statement, because each
 * visit of the portal needs it.
 */
export const stepCandidates = (db: Db, userId: string, now: number) =>
  statement(db).execute({ userId, now: new Date(now), dueBefore: new Date(now + dueAhead) });

import { sql } from 'drizzle-orm';
import type { accessFields } from '../../../../src/domain/course/accessFields.ts';
import { activities, objectiveAccesses, objectives, objectiveShowcases } from '../../db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import type { Columns } from '../../db/toSql.ts';

/** The columns by which the database filters and sorts a learner's courses. */
export const accessColumns: Columns<keyof typeof accessFields> = {
  'id': sql`${objectiveAccesses.id}`,
  'userId': sql`${objectiveAccesses.userId}`,
  'objectiveAccessId': sql`${objectiveAccesses.objectiveAccessId}`,
  'objective.id': sql`${objectives.id}`,
  'objective.name': sql`${objectives.nameSort}`,
  'objective.code': sql`${objectives.codeSearch}`,
  'objective.description': sql`${objectives.descriptionSearch}`,
  'objective.state': sql`${objectives.state}`,
  'objective.proctored': sql`${objectives.proctored}`,
  'objective.gradingScaleId': sql`${objectives.gradingScaleId}`,
  'objective.announcementChannelId': sql`${objectives.announcementChannelId}`,
  'objective.showcases.id': {
    holds: (ids) =>
      sql`${objectives.id} in (select objective_id from ${objectiveShowcases} where showcase_id = any(${ids}))`,
    empty: sql`${objectives.id} not in (select objective_id from ${objectiveShowcases})`,
  },
  'objective.activity.id': sql`${activities.id}`,
  'objective.activity.state': sql`${activities.state}`,
  'objective.activity.type': sql`${activities.type}`,
  'isMandatory': sql`${objectiveAccesses.isMandatory}`,
  'retake': sql`${objectiveAccesses.retake}`,
  'showInCatalog': sql`${objectiveAccesses.showInCatalog}`,
  'termId': sql`${objectiveAccesses.termId}`,
  'availabilityDate': sql`${objectiveAccesses.availabilityDate}`,
  'availabilityEndDate': sql`${objectiveAccesses.availabilityEndDate}`,
  'dueDate': sql`${objectiveAccesses.dueDate}`,
  'gradeRevealDate': sql`${objectiveAccesses.gradeRevealDate}`,
  'objectiveWorkflowAggregate.id': sql`${objectiveAccesses.aggregateId}`,
  'objectiveWorkflowAggregate.isSelfEnrolled': sql`${objectiveAccesses.isSelfEnrolled}`,
  'objectiveWorkflowAggregate.lastOpened': sql`${objectiveAccesses.lastOpenedAt}`,
  'objectiveWorkflowAggregate.lastObjectiveWorkflow.id': sql`${objectiveAccesses.lastWorkflowId}`,
  'objectiveWorkflowAggregate.lastObjectiveWorkflow.state': sql`${objectiveWorkflows.state}`,
  'objectiveWorkflowAggregate.lastObjectiveWorkflow.progress': sql`${objectiveWorkflows.progress}`,
  'objectiveWorkflowAggregate.lastObjectiveWorkflow.started': sql`${objectiveWorkflows.started}`,
  'objectiveWorkflowAggregate.lastObjectiveWorkflow.submitted': sql`${objectiveWorkflows.submitted}`,
  'objectiveWorkflowAggregate.lastObjectiveWorkflow.finished': sql`${objectiveWorkflows.finished}`,
  'objectiveWorkflowAggregate.lastObjectiveRecord.id': sql`${objectiveAccesses.lastRecordId}`,
  'objectiveWorkflowAggregate.lastObjectiveRecord.finished': sql`${objectiveRecords.finished}`,
};

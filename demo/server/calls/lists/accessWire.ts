import type { objectiveWorkflows } from '../../db/schemaRuns.ts';
import { stateName } from '../parts/tree.ts';
import { activityWorkflowWire } from '../parts/treeWire.ts';
import type { AccessRow } from './joinedAccesses.ts';
import { scaleWire } from './scales.ts';
import { shownRecord } from './shownRecord.ts';

/**
 * A scale within a list, without fields that follow from the others or that no card shows (DATA-9). Ids take most of a list's reply,
 * and the ids of grades only serve to find the passing grade, which follows from the passing score.
 */
const briefScale = ({ id, name, maxScore, normalizedPassingScore, grades }: ReturnType<typeof scaleWire>) => ({
  id,
  name,
  maxScore,
  normalizedPassingScore,
  grades: grades.map(({ id: _, ...grade }) => grade),
});

/** The record of a course's last result. If a later run has begun, the run of the record counts as finished (GRADE-5). */
function shown(record: NonNullable<AccessRow['record']>, { access, workflow }: AccessRow, now: number) {
  const ownState = record.workflowId === workflow?.id ? stateName(workflow.state) : 'finished';
  return shownRecord(record, access, record.workflowId === null ? null : ownState, now);
}

/**
 * A course of a learner as it goes over the wire.
 * @param about adds what only the call for a single course gives: its text, its certificate templates, and the whole scale
 */
export function accessWire(row: AccessRow, now: number, about: boolean) {
  const { access, objective, activity, workflow, record, rootWorkflow, childrenCount, showcases } = row;
  const {
    objectiveId: _o,
    aggregateId,
    isSelfEnrolled,
    lastWorkflowId: _w,
    lastRecordId: _r,
    lastOpenedAt,
    lastOpenedAxis: _x,
    ...terms
  } = access;
  const {
    activityId: _a,
    partsTotal,
    nameSort: _n,
    codeSearch: _c,
    descriptionSearch: _d,
    about: text,
    ...course
  } = objective;
  const scale = row.scale && scaleWire(row.scale, row.grades);
  const { name: _an, code: _ac, scored: _as, gradedByHand: _ag, ...root } = activity;
  return {
    ...terms,
    objective: {
      ...course,
      ...(about && { about: text, certificateTemplates: row.certificateTemplates }),
      showcases,
      activity: { ...root, childrenCount },
    },
    objectiveWorkflowAggregate: {
      id: aggregateId,
      isSelfEnrolled,
      lastOpened: lastOpenedAt,
      lastObjectiveWorkflow: workflow && workflowWire(workflow),
      lastObjectiveRecord: record && shown(record, row, now),
      lastActivityWorkflow: rootWorkflow && activityWorkflowWire(rootWorkflow),
      objectiveGradingScale: scale && (about ? scale : briefScale(scale)),
      parts:
        partsTotal > 0
          ? {
              done: workflow?.partsDone ?? 0,
              total: partsTotal,
              ...(workflow?.modules && { modules: workflow.modules }),
            }
          : null,
    },
  };
}

/** A run as it goes over the wire. */
export function workflowWire({
  recordId,
  accessId: _a,
  userId: _u,
  gradeAt: _g,
  partsDone: _p,
  modules: _m,
  leftAt: _l,
  ...rest
}: typeof objectiveWorkflows.$inferSelect) {
  return { ...rest, objectiveRecordId: recordId };
}

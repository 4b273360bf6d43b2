import { randomUUID } from 'node:crypto';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import type { ActivityResource } from '../../../demo/server/db/activityResource.ts';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { activities, activityParts, objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import {
  activityWorkflows,
  objectiveRecords,
  objectiveWorkflows,
  proctoringSessions,
} from '../../../demo/server/db/schemaRuns.ts';
import { surveys } from '../../../demo/server/db/work/schemaSurveys.ts';
import { answers } from '../../../demo/server/db/schemaDrafts.ts';
import {
  activityTypes,
  objectiveStates,
  workflowStates,
  type ActivityType,
  type ObjectiveState,
  type WorkflowState,
} from '../../../src/domain/course/states.ts';
import type { SurveyQuestion } from '../../../src/domain/work/survey.ts';

/** A course with one part, and one learner's run through it. */
export interface RunSketch {
  /** Null: there is no run. */
  readonly state?: WorkflowState | null;
  readonly course?: ObjectiveState;
  readonly part?: ObjectiveState;
  readonly type?: ActivityType;
  /** State of the run through the part; null: it was not started. */
  readonly partState?: WorkflowState | null;
  /** The part was handed in. */
  readonly submitted?: boolean;
  readonly constraint?: Readonly<Record<string, string | number>>;
  readonly scored?: boolean;
  /** It is handed in with an answer, and a person grades it. */
  readonly asks?: boolean;
  /** Files may be attached to it. */
  readonly files?: NonNullable<ActivityResource['files']>;
  /** The stored answer. */
  readonly answer?: string | undefined;
  /** It is a survey with these questions. */
  readonly survey?: readonly SurveyQuestion[];
  readonly enrolled?: boolean;
  readonly inCatalog?: boolean;
  readonly retake?: boolean;
  readonly byProctor?: 'flag' | 'session';
  readonly supportReview?: boolean;
  readonly protectResults?: 'run' | 'record';
  /** Number of the grade reveal policy. */
  readonly reveal?: number;
}

/** Ids of the stored rows; `activityId` is that of the leaf, `root` and `partRun` are runs through root and part. */
export type StoredRun = Readonly<
  Record<
    'objectiveId' | 'accessId' | 'aggregateId' | 'run' | 'root' | 'part' | 'partRun' | 'activityPathId' | 'activityId',
    string
  >
>;

/** Stores a course and a run in the database. */
export async function storedRun(db: Db, userId: string, sketch: RunSketch): Promise<StoredRun> {
  const {
    state = 'inProgress',
    course = 'ready',
    part: partOf = 'ready',
    partState = 'inProgress',
    enrolled = true,
    scored = false,
  } = sketch;
  const [id, leaf, part, run, root, partRun] = Array.from({ length: 6 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const at = new Date(Date.now() - 3_600_000);
  const over = state === 'finished';
  const proctored = sketch.byProctor === 'session';
  await db.insert(activities).values([
    {
      id,
      name: 'Root',
      type: activityTypes.composite,
      state: objectiveStates.ready,
      supportReview: sketch.supportReview ?? true,
    },
    {
      id: leaf,
      name: 'Leaf',
      type: activityTypes[sketch.type ?? 'text'],
      state: objectiveStates[partOf],
      content: '<p>secret text</p>',
      scored,
      gradedByHand: sketch.asks ?? false,
      asksAnswer: sketch.asks ?? false,
      resource: sketch.files ? { files: sketch.files } : null,
    },
  ]);
  if (sketch.survey) await db.insert(surveys).values({ activityId: leaf, questions: sketch.survey });
  await db.insert(activityParts).values({
    id: part,
    parentId: id,
    childId: leaf,
    order: 0,
    scoreWeight: scored ? 1 : 0,
    ...(sketch.constraint && { activityConstraint: sketch.constraint }),
  });
  await db.insert(objectives).values({
    id,
    name: 'Course',
    nameSort: 'course',
    state: objectiveStates[course],
    activityId: id,
    partsTotal: 1,
    proctored,
  });
  await db.insert(objectiveAccesses).values({
    id,
    userId,
    objectiveId: id,
    objectiveAccessId: id,
    aggregateId: id,
    isSelfEnrolled: enrolled,
    showInCatalog: sketch.inCatalog ?? false,
    retake: sketch.retake ?? false,
    gradeRevealPolicy: sketch.reveal ?? 0,
    lastWorkflowId: state && run,
    lastRecordId: over ? run : null,
  });
  if (state) {
    const protectResults = sketch.protectResults === 'run';
    const recordId = over ? run : null;
    await db.insert(objectiveWorkflows).values({
      id: run,
      accessId: id,
      userId,
      state: workflowStates[state],
      started: at,
      submitted: state === 'inProgress' ? null : at,
      finished: over ? at : null,
      gradingByProctoring: sketch.byProctor === 'flag',
      protectResults,
      recordId,
    });
    if (over)
      await db.insert(objectiveRecords).values({
        id: run,
        accessId: id,
        workflowId: run,
        finished: at,
        progress: 1,
        protectResults: sketch.protectResults === 'record',
      });
    await db.insert(activityWorkflows).values({
      id: root,
      workflowId: run,
      axis: '',
      state: workflowStates[state],
      started: at,
      lastProctoringSessionId: proctored ? `${id}-watch` : null,
    });
    if (proctored)
      await db
        .insert(proctoringSessions)
        .values({ id: `${id}-watch`, activityWorkflowId: root, state: 2, created: at });
    if (sketch.answer !== undefined)
      await db.insert(answers).values({
        workflowId: run,
        axis: part,
        text: sketch.answer,
        version: 1,
        savedAt: at,
        handedInAt: partState === 'inProgress' ? null : at,
      });
    if (partState)
      await db.insert(activityWorkflows).values({
        id: partRun,
        workflowId: run,
        axis: part,
        state: workflowStates[partState],
        started: at,
        submitted: sketch.submitted ? at : null,
        finished: partState === 'finished' ? at : null,
      });
  }
  return {
    objectiveId: id,
    accessId: id,
    aggregateId: id,
    run,
    root,
    part,
    partRun,
    activityPathId: uuidOf(part),
    activityId: leaf,
  };
}

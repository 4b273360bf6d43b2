import type { Instant } from '../time/instant.ts';
import type { WorkflowState } from './states.ts';

/** One run of a learner through a course. */
export interface ObjectiveWorkflow {
  readonly id: string;
  readonly state: WorkflowState;
  /** 0 to 1. */
  readonly progress: number;
  readonly started: Instant | null;
  readonly submitted: Instant | null;
  readonly finished: Instant | null;
  readonly protectResults: boolean;
  /** The result of this run, once there is one. */
  readonly objectiveRecordId: string | null;
  /** Whether the run waits for a proctor's grading. */
  readonly gradingByProctoring: boolean;
}

/** One run of a learner through one part. */
export interface ActivityWorkflow {
  readonly id: string;
  readonly state: WorkflowState;
  readonly submitted: Instant | null;
  readonly finished: Instant | null;
  readonly lastProctoringSessionId: string | null;
}

/** A result. One without a workflow came from another platform. */
export interface ObjectiveRecord {
  readonly id: string;
  readonly finished: Instant | null;
  readonly score: number | null;
  readonly maxScore: number | null;
  /** 0 to 1. */
  readonly normalizedScore: number | null;
  readonly grade: string | null;
  readonly passed: boolean | null;
  readonly progress: number;
  readonly protectResults: boolean;
}

/** A learner's work in a course, over all runs. */
export interface ObjectiveWorkflowAggregate {
  readonly id: string;
  readonly isSelfEnrolled: boolean;
  readonly lastObjectiveWorkflow: ObjectiveWorkflow | null;
  readonly lastObjectiveRecord: ObjectiveRecord | null;
  readonly lastActivityWorkflow: ActivityWorkflow | null;
}

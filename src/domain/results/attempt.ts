import type { ObjectiveRecord, ObjectiveWorkflow } from '../course/workflow.ts';

/** A result together with the run it came from (RECORD-1). */
export interface Attempt extends ObjectiveRecord {
  /** Null if the server does not tell. */
  readonly objectiveId: string | null;
  /** The aggregate it belongs to; null if the server does not tell. */
  readonly aggregateId: string | null;
  /**
   * The attempt's own run, which decides whether its grade is shown (GRADE-5); null for a result from another
   * platform, undefined if the server does not send it.
   */
  readonly workflow: ObjectiveWorkflow | null | undefined;
}

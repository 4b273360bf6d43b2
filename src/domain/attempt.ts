import type { ObjectiveRecord, ObjectiveWorkflow } from './workflow.ts';

/** A result together with the run it came from (RECORD-1). */
export interface Attempt extends ObjectiveRecord {
  readonly objectiveId: string;
  /** The aggregate it belongs to. */
  readonly aggregateId: string;
  /** The attempt's own run, by which its grade is shown or not (GRADE-5); null for a result from another platform. */
  readonly workflow: ObjectiveWorkflow | null;
}

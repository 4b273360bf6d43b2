import type { Attempt } from './attempt.ts';
import type { ObjectiveWorkflow } from './workflow.ts';

/** One line of the table of results. */
export interface NumberedAttempt {
  /** From 1, the oldest. */
  readonly number: number;
  readonly current: boolean;
  /** Null while the run has no result yet. */
  readonly record: Attempt | null;
  /** Null for a result from elsewhere. */
  readonly run: ObjectiveWorkflow | null;
}

const when = ({ finished, workflow }: Attempt): number => workflow?.submitted ?? workflow?.finished ?? finished ?? workflow?.started ?? -Infinity;

/**
 * Attempts, the newest first, with that which counts now marked (RECORD-1, RECORD-2). Without any result there are none;
 * a run that has none yet stands before the results of earlier ones.
 * @param last the learner's last run through the course
 */
export function attemptsInOrder(records: readonly Attempt[], last: ObjectiveWorkflow | null): readonly NumberedAttempt[] {
  if (records.length === 0) return [];
  const falling = [...records].sort((a, b) => when(b) - when(a) || 0);
  const own = last && (falling.find(({ id, workflow }) => workflow?.id === last.id || id === last.objectiveRecordId) ?? null);
  const lines = [...(last && !own ? [{ record: null, run: last }] : []), ...falling.map((record) => ({ record, run: record.workflow }))];
  const current = last ? own : falling[0];
  return lines.map((line, index) => ({ ...line, number: lines.length - index, current: line.record === current }));
}

import type { Attempt } from './attempt.ts';
import type { ObjectiveWorkflow } from '../course/workflow.ts';

/** One line of the table of results. */
export interface NumberedAttempt {
  /** From 1, the oldest. */
  readonly number: number;
  readonly current: boolean;
  /** Null while the run has no result yet. */
  readonly record: Attempt | null;
  /** Null for a result from elsewhere; undefined if the server does not tell which run it was. That run is over. */
  readonly run: ObjectiveWorkflow | null | undefined;
}

const when = ({ finished, workflow }: Attempt): number =>
  workflow?.submitted ?? workflow?.finished ?? finished ?? workflow?.started ?? -Infinity;

/**
 * Attempts, newest first, with the current one marked (RECORD-1, RECORD-2). Without any result there are none; a run without a result yet
 * comes before the results of earlier runs.
 * @param last the learner's last run through the course
 */
export function attemptsInOrder(
  records: readonly Attempt[],
  last: ObjectiveWorkflow | null,
): readonly NumberedAttempt[] {
  if (records.length === 0) return [];
  const falling = [...records].sort((a, b) => when(b) - when(a) || 0);
  const own =
    last && (falling.find(({ id, workflow }) => workflow?.id === last.id || id === last.objectiveRecordId) ?? null);
  // The last run names its record, so that its attempt is found even if records do not name their runs.
  const runOf = (record: Attempt) => (record === own && record.workflow === undefined ? last : record.workflow);
  const lines = [
    ...(last && !own ? [{ record: null, run: last }] : []),
    ...falling.map((record) => ({ record, run: runOf(record) })),
  ];
  const current = last ? own : falling[0];
  return lines.map((line, index) => ({ ...line, number: lines.length - index, current: line.record === current }));
}

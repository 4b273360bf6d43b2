import { completeByReport } from '../../calls/parts/completeByReport.ts';
import type { Db } from '../../db/openDb.ts';
import type { Result } from './resultOf.ts';

/** The part of a run that a package reports on. */
export interface ReportedPart {
  readonly userId: string;
  readonly workflowId: string;
  readonly axis: string;
  readonly now: number;
}

/**
 * Writes what a package has reported into the run: its part is complete by that (DONE-2), with the score where it is scored. A package that
 * names no score has the whole of it where it was passed, or is complete without a word on that, and otherwise none (SCORM-13).
 */
export async function recordResult(
  db: Db,
  { userId, workflowId, axis, now }: ReportedPart,
  { complete, passed, score }: Result,
): Promise<void> {
  const whole = passed ?? complete;
  const normalizedScore = score ?? (whole ? 1 : 0);
  await completeByReport({ db, userId, now }, workflowId, axis, {
    completed: true,
    // A course that is one package has a score where the package names one.
    normalizedScore: axis === '' ? score : normalizedScore,
    passed: whole,
  });
}

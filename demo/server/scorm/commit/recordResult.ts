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
 * Writes the report of a package into the run: its part is complete by that (DONE-2), with the score where it is scored. Without a score, a
 * package that was passed, or is complete without saying whether it was passed, gets the full score, and any other gets 0 (SCORM-13).
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
    // In a course that is one package only a score that the package reports counts.
    normalizedScore: axis === '' ? score : normalizedScore,
    passed: whole,
  });
}
